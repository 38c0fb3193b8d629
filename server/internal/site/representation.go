package site

import (
	"crypto/sha256"
	"encoding/hex"
	"maps"
	"net/http"
	"strconv"
	"time"
)

// representation is a resource in one content coding. All responses share its header fields: a handler may replace the
// value of a field, and never change it in place.
type representation struct {
	coding      string
	content     []byte
	etag        string      // a digest in quotes: content has no date, and every replica has to send the same tag
	header      http.Header // of a 200
	notModified http.Header // of a 304

	writeTimeout time.Duration // for each chunk
}

func (rep *representation) prepare(name string, shared http.Header) {
	sum := sha256.Sum256(rep.content)
	rep.etag = `"` + hex.EncodeToString(sum[:16]) + `"`
	rep.header = shared.Clone()
	if name != notFoundPage {
		rep.header.Set("ETag", rep.etag)
		// A cache updates its stored response with these fields (RFC 9111, section 3.2), so a page's policies are among them.
		rep.notModified = rep.header.Clone()
		rep.header.Set("Accept-Ranges", "bytes")
	}
	rep.header.Set("Content-Type", mediaType(name))
	rep.header.Set("Content-Length", strconv.Itoa(len(rep.content)))
	if rep.coding != "identity" {
		rep.header.Set("Content-Encoding", rep.coding)
	}
}

func (rep *representation) serveWhole(w http.ResponseWriter, r *http.Request, status int) {
	maps.Copy(w.Header(), rep.header)
	w.WriteHeader(status)
	rep.write(w, r, rep.content)
}

// chunk is how many bytes have the server's WriteTimeout to go out. net/http applies that to a whole response: too short for a
// film on a slow link, too long for a client that reads nothing. The kernels between take several chunks at once, and then
// none for a while, so a chunk has to be smaller than what a client at 5 kB/s reads in that time.
const chunk = 64 << 10

// write writes content, chunk by chunk. The first has the deadline that net/http sets.
func (rep *representation) write(w http.ResponseWriter, r *http.Request, content []byte) {
	if r.Method == http.MethodHead {
		return
	}
	for {
		n, err := w.Write(content[:min(len(content), chunk)])
		content = content[n:]
		if err != nil || len(content) == 0 {
			return // The client has everything, or is gone.
		}
		http.NewResponseController(w).SetWriteDeadline(time.Now().Add(rep.writeTimeout))
	}
}

// servePartial answers with a range, or with 416 if it starts beyond the end.
func (rep *representation) servePartial(w http.ResponseWriter, r *http.Request, requested byteRange) {
	if requested.first >= int64(len(rep.content)) {
		w.Header().Set("Content-Range", "bytes */"+strconv.Itoa(len(rep.content)))
		http.Error(w, http.StatusText(http.StatusRequestedRangeNotSatisfiable), http.StatusRequestedRangeNotSatisfiable)
		return
	}
	content := rep.content[requested.first : requested.last+1]
	maps.Copy(w.Header(), rep.header)
	w.Header().Set("Content-Range", "bytes "+strconv.FormatInt(requested.first, 10)+"-"+strconv.FormatInt(requested.last, 10)+"/"+strconv.Itoa(len(rep.content)))
	w.Header().Set("Content-Length", strconv.Itoa(len(content)))
	w.WriteHeader(http.StatusPartialContent)
	rep.write(w, r, content)
}
