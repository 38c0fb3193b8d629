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

	whole       head // 200
	partial     head // 206 with one range, without what depends on it
	parts       head // 206 with several
	notModified head // 304
	failure     head // 404, for the error screen
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
	validated := slices.Concat(shared, fields{newField("ETag", etag)})
	ranged := slices.Concat(validated, content, fields{newField("Accept-Ranges", "bytes")})
	boundary := digest // No file contains its own digest.
	return &representation{
		coding:      coding,
		mediaType:   mediaType,
		etag:        etag,
		boundary:    boundary,
		body:        body,
		whole:       newHead(ranged, fields{length}),
		partial:     newHead(ranged),
		parts:       newHead(ranged, fields{newField("Content-Type", "multipart/byteranges; boundary="+boundary)}),
		notModified: newHead(validated),
		failure:     newHead(shared, content, fields{length}),
	}
}

func (rep *representation) serveWhole(w http.ResponseWriter, r *http.Request) {
	rep.whole.apply(w, r)
	writePrepared(w, r, http.StatusOK, rep.body)
}
