package middleware

import (
	"io"
	"net/http"
	"time"

	"goniometria.example/site/server/internal/plaintext"
)

// GetAndHead answers every other method with 405 and Allow (RFC 9110, section 15.5.6), and a GET or HEAD with content by
// 413: a proxy that overlooks such content would take it for the next request (section 9.3.1). It is a middleware and not a
// route, because OPTIONS * and unknown methods have no route.
// net/http reads on after the response, so that a client that still sends gets to see it (RFC 9112, section 9.6). The
// timeout keeps a client that sends nothing more from holding the connection.
func GetAndHead(next http.Handler) http.Handler {
	return http.HandlerFunc(func(w http.ResponseWriter, r *http.Request) {
		get, empty := r.Method == http.MethodGet || r.Method == http.MethodHead, r.ContentLength == 0
		// What follows content may be the rest of it, and what follows a CONNECT is meant for a tunnel (section 9.3.6). In
		// HTTP/2 the field would close the connection under all other streams. It also ends the connection of an empty
		// chunked request: net/http hides whether that had a Content-Length, too (RFC 9112, section 6.1).
		if r.ProtoMajor == 1 && (!empty || r.Method == http.MethodConnect) {
			w.Header().Set("Connection", "close")
		}
		if !empty {
			http.NewResponseController(w).SetReadDeadline(time.Now().Add(time.Second))
		}
		// Chunks: there may be none. A read would ask for the content that a client announces by a length or Expect.
		if get && r.ContentLength < 0 && r.Header.Get("Expect") == "" {
			_, err := io.ReadFull(r.Body, make([]byte, 1))
			empty = err == io.EOF
		}
		switch {
		case !get:
			w.Header().Set("Allow", "GET, HEAD")
			plaintext.Status(w, http.StatusMethodNotAllowed)
		case !empty:
			plaintext.Status(w, http.StatusRequestEntityTooLarge)
		default:
			next.ServeHTTP(w, r)
		}
	})
}
