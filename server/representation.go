package main

import (
	"crypto/sha256"
	"encoding/hex"
	"net/http"
	"path"
	"slices"
	"strconv"
	"strings"
)

// representation is a resource in one content coding, with the fields of each answer that it can be part of.
type representation struct {
	coding    string
	mediaType string
	etag      string
	boundary  string // of multipart/byteranges
	body      []byte

	whole       fields // 200
	partial     fields // 206, without what depends on the range
	notModified fields // 304
	failure     fields // 404, for the error screen
}

// resourceFields are those that every representation of a resource has in common.
func resourceFields(name string, body []byte, negotiated bool) fields {
	fs := fields{newField("Cache-Control", cacheControl(name))}
	if negotiated {
		fs = append(fs, newField("Vary", "Accept-Encoding"))
	}
	if path.Ext(name) == ".html" {
		fs = append(fs, newField("Content-Security-Policy", pageSecurityPolicy(body)))
	}
	// The picture that other sites show beside a link to this one.
	if strings.HasPrefix(name, "share") {
		fs = append(fs, newField("Cross-Origin-Resource-Policy", "cross-origin"))
	}
	return fs
}

func newRepresentation(mediaType, coding string, body []byte, shared fields) *representation {
	sum := sha256.Sum256(body)
	digest := hex.EncodeToString(sum[:16])
	etag := `"` + digest + `"`

	content := fields{newField("Content-Type", mediaType)}
	if coding != "identity" {
		content = append(content, newField("Content-Encoding", coding))
	}
	length := newField("Content-Length", strconv.Itoa(len(body)))

	// A cache copies the fields of a 304 into what it has stored (RFC 9111, 3.2): it needs the page's own
	// security policy, or the general one would end up on the page.
	notModified := slices.Concat(shared, fields{newField("ETag", etag)})
	partial := slices.Concat(notModified, content, fields{newField("Accept-Ranges", "bytes")})
	return &representation{
		coding:      coding,
		mediaType:   mediaType,
		etag:        etag,
		boundary:    digest, // No file contains its own digest.
		body:        body,
		whole:       slices.Concat(partial, fields{length}),
		partial:     partial,
		notModified: notModified,
		failure:     slices.Concat(shared, content, fields{length}),
	}
}

func (rep *representation) serveWhole(w http.ResponseWriter, r *http.Request) {
	rep.whole.apply(w.Header())
	writePrepared(w, r, http.StatusOK, rep.body)
}
