package main

import (
	"net/http"
	"time"
)

var contentTooLarge = newNotice(http.StatusRequestEntityTooLarge)

// refuseContent answers a GET or HEAD that brings content by 413: it has no meaning there, and a server in front that
// overlooks it would take it for the next request (RFC 9110, 9.3.1). The answer of other methods stays. What is left of
// the content is read for a moment, so that a client that is still sending gets to see the answer (RFC 9112, 9.6);
// net/http ends that after 256 KiB, and by itself would not end it in time.
func refuseContent(next http.Handler) http.Handler {
	return http.HandlerFunc(func(w http.ResponseWriter, r *http.Request) {
		if r.ContentLength == 0 {
			next.ServeHTTP(w, r)
			return
		}
		w.Header().Set("Connection", "close")
		if server, ok := r.Context().Value(http.ServerContextKey).(*http.Server); ok {
			http.NewResponseController(w).SetReadDeadline(time.Now().Add(server.ReadHeaderTimeout))
		}
		if r.Method == http.MethodGet || r.Method == http.MethodHead {
			contentTooLarge.ServeHTTP(w, r)
			return
		}
		next.ServeHTTP(w, r)
	})
}
