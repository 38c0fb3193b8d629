package main

import (
	"fmt"
	"io"
	"net/http"
	"strconv"
)

var rangeNotSatisfiable = newNotice(http.StatusRequestedRangeNotSatisfiable)

// servePartial answers 206 with one range or several, and 416 without any.
func (rep *representation) servePartial(w http.ResponseWriter, r *http.Request, ranges []byteRange) {
	h := w.Header()
	switch len(ranges) {
	case 0:
		h.Set("Content-Range", "bytes */"+strconv.Itoa(len(rep.body)))
		rangeNotSatisfiable.ServeHTTP(w, r)
	case 1:
		rep.partial.apply(w, r)
		h.Set("Content-Range", rep.contentRange(ranges[0]))
		h.Set("Content-Length", strconv.FormatInt(ranges[0].length(), 10))
		writePrepared(w, r, http.StatusPartialContent, rep.slice(ranges[0]))
	default:
		rep.serveMultipart(w, r, ranges)
	}
}

// serveMultipart writes multipart/byteranges (RFC 9110, 14.6), unless the whole is no longer than its parts would be.
func (rep *representation) serveMultipart(w http.ResponseWriter, r *http.Request, ranges []byteRange) {
	closing := "\r\n--" + rep.boundary + "--\r\n"
	heads := make([]string, len(ranges))
	length := int64(len(closing))
	for i, part := range ranges {
		heads[i] = fmt.Sprintf("\r\n--%s\r\nContent-Type: %s\r\nContent-Range: %s\r\n\r\n",
			rep.boundary, rep.mediaType, rep.contentRange(part))
		length += int64(len(heads[i])) + part.length()
	}
	if length >= int64(len(rep.body)) {
		rep.serveWhole(w, r)
		return
	}

	rep.parts.apply(w, r)
	w.Header().Set("Content-Length", strconv.FormatInt(length, 10))
	w.WriteHeader(http.StatusPartialContent)
	for i, part := range ranges {
		io.WriteString(w, heads[i])
		writeRolling(w, r, rep.slice(part))
	}
	io.WriteString(w, closing)
}

func (rep *representation) slice(r byteRange) []byte { return rep.body[r.first : r.last+1] }

func (rep *representation) contentRange(r byteRange) string {
	b := append(make([]byte, 0, 64), "bytes "...)
	b = strconv.AppendInt(b, r.first, 10)
	b = append(b, '-')
	b = strconv.AppendInt(b, r.last, 10)
	b = append(b, '/')
	b = strconv.AppendInt(b, int64(len(rep.body)), 10)
	return string(b)
}
