package main

import "net/http"

var methodNotAllowed = newNotice(http.StatusMethodNotAllowed, newField("Allow", "GET, HEAD"))

// onlyGetAndHead refuses every other method, OPTIONS too, and says which there are (RFC 9110, 15.5.6).
func onlyGetAndHead(next http.Handler) http.Handler {
	return http.HandlerFunc(func(w http.ResponseWriter, r *http.Request) {
		if r.Method != http.MethodGet && r.Method != http.MethodHead {
			methodNotAllowed.ServeHTTP(w, r)
			return
		}
		next.ServeHTTP(w, r)
	})
}
