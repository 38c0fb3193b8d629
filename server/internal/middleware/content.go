package middleware

import (
	"io"
	"net/http"
	"time"
)

// contentTimeout is how long the content of a request may take to end.
const contentTimeout = time.Second

// RefuseContent answers a GET or HEAD with content by 413: a proxy that overlooks such content would take it for the
// next request (RFC 9110, section 9.3.1). Requests of other methods go on to their 405.
// net/http reads on after the response, so that a client that still sends gets to see it (RFC 9112, section 9.6). The
// timeout keeps a client that sends nothing more from holding the connection.
func RefuseContent(next http.Handler) http.Handler {
	return http.HandlerFunc(func(w http.ResponseWriter, r *http.Request) {
		if r.ContentLength == 0 {
			next.ServeHTTP(w, r)
			return
		}
		http.NewResponseController(w).SetReadDeadline(time.Now().Add(contentTimeout))
		// In HTTP/2 the field would close the connection under all other streams. It also ends the connection of an empty
		// chunked request: net/http hides whether that had a Content-Length, too (RFC 9112, section 6.1).
		if r.ProtoMajor == 1 {
			w.Header().Set("Connection", "close")
		}
		get := r.Method == http.MethodGet || r.Method == http.MethodHead
		if get && !isEmpty(r) {
			http.Error(w, "413 Request Entity Too Large", http.StatusRequestEntityTooLarge)
			return
		}
		next.ServeHTTP(w, r)
	})
}

// isEmpty reports whether content of unknown length ends before its first byte, as an empty chunked body does.
func isEmpty(r *http.Request) bool {
	if r.ContentLength > 0 {
		return false
	}
	_, err := io.ReadFull(r.Body, make([]byte, 1))
	return err == io.EOF
}
