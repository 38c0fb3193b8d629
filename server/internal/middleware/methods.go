package middleware

import (
	"net/http"
	"time"
)

// GetAndHead answers every other method with 405 and Allow (RFC 9110, section 15.5.6). It is a middleware and not a route,
// because OPTIONS * and unknown methods have no route. The content of a GET means nothing (section 9.3.1): nobody reads it.
func GetAndHead(next http.Handler) http.Handler {
	return http.HandlerFunc(func(w http.ResponseWriter, r *http.Request) {
		// A proxy that ignores content would take it for the next request, and what follows a CONNECT is meant for a tunnel
		// (section 9.3.6). An empty chunked body counts, as net/http hides whether there was a Content-Length, too (RFC 9112,
		// section 6.1). In HTTP/2 the field would close the connection under all other streams.
		if r.ProtoMajor == 1 && (r.ContentLength != 0 || r.Method == http.MethodConnect) {
			w.Header().Set("Connection", "close")
		}
		// net/http reads on after the response, so that a client that still sends receives it (RFC 9112, section 9.6). The
		// deadline keeps a client that sends nothing more from holding the connection.
		if r.ContentLength != 0 {
			http.NewResponseController(w).SetReadDeadline(time.Now().Add(time.Second))
		}
		if r.Method != http.MethodGet && r.Method != http.MethodHead {
			w.Header().Set("Allow", "GET, HEAD")
			http.Error(w, http.StatusText(http.StatusMethodNotAllowed), http.StatusMethodNotAllowed)
			return
		}
		next.ServeHTTP(w, r)
	})
}
