package middleware

import "net/http"

// GetAndHead answers every other method with 405 and Allow (RFC 9110, section 15.5.6). It is a middleware and not a
// route, because OPTIONS * and unknown methods have no route.
func GetAndHead(next http.Handler) http.Handler {
	return http.HandlerFunc(func(w http.ResponseWriter, r *http.Request) {
		if r.Method != http.MethodGet && r.Method != http.MethodHead {
			w.Header().Set("Allow", "GET, HEAD")
			http.Error(w, "405 Method Not Allowed", http.StatusMethodNotAllowed)
			return
		}
		next.ServeHTTP(w, r)
	})
}
