package site

import (
	"fmt"
	"io"
	"maps"
	"net/http"
	"strconv"
)

// servePartial answers with one range or several, and with 416 if there is none.
func (rep *representation) servePartial(w http.ResponseWriter, r *http.Request, ranges []byteRange) {
	switch len(ranges) {
	case 0:
		w.Header().Set("Content-Range", "bytes */"+strconv.Itoa(len(rep.content)))
		httpError(w, http.StatusRequestedRangeNotSatisfiable)
	case 1:
		maps.Copy(w.Header(), rep.header)
		w.Header().Set("Content-Range", rep.contentRange(ranges[0]))
		w.Header().Set("Content-Length", strconv.FormatInt(ranges[0].length(), 10))
		w.WriteHeader(http.StatusPartialContent)
		writeContent(w, r, rep.content[ranges[0].first:ranges[0].last+1])
	default:
		rep.serveMultipart(w, r, ranges)
	}
}

// serveMultipart answers with multipart/byteranges (RFC 9110, section 14.6), or with the whole content if the parts
// would be longer. The digest serves as the boundary: no content holds its own digest.
func (rep *representation) serveMultipart(w http.ResponseWriter, r *http.Request, ranges []byteRange) {
	closing := "\r\n--" + rep.digest + "--\r\n"
	partHeaders := make([]string, len(ranges))
	length := int64(len(closing))
	for i, part := range ranges {
		partHeaders[i] = fmt.Sprintf("\r\n--%s\r\nContent-Type: %s\r\nContent-Range: %s\r\n\r\n",
			rep.digest, rep.header.Get("Content-Type"), rep.contentRange(part))
		length += int64(len(partHeaders[i])) + part.length()
	}
	if length >= int64(len(rep.content)) {
		rep.serveWhole(w, r, http.StatusOK)
		return
	}

	maps.Copy(w.Header(), rep.header)
	w.Header().Set("Content-Type", "multipart/byteranges; boundary="+rep.digest)
	w.Header().Set("Content-Length", strconv.FormatInt(length, 10))
	w.WriteHeader(http.StatusPartialContent)
	for i, part := range ranges {
		restartWriteTimeout(w, r)
		io.WriteString(w, partHeaders[i])
		writeContent(w, r, rep.content[part.first:part.last+1])
	}
	io.WriteString(w, closing)
}

func (rep *representation) contentRange(r byteRange) string {
	return "bytes " + strconv.FormatInt(r.first, 10) + "-" + strconv.FormatInt(r.last, 10) + "/" + strconv.Itoa(len(rep.content))
}
