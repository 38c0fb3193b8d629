package middleware

import (
	"maps"
	"net/http"
)

// defaultHeaders are the fields of every response, errors and 304 included, unless a handler replaces them: files have their
// own Cache-Control, and pages and drawings their own policies. net/http's errors, such as 400 for a malformed request, have
// none of them.
var defaultHeaders = http.Header{
	"Cache-Control": {"no-store"},
	// media-src, because a browser shows the film's URL as a document that contains the film.
	"Content-Security-Policy":      {"default-src 'none'; media-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'"},
	"Cross-Origin-Resource-Policy": {"same-origin"},
	"X-Content-Type-Options":       {"nosniff"},
}

// DefaultHeaders sets the security fields, and no-store for a response without its own Cache-Control. Over TLS, it also sets
// Strict-Transport-Security (RFC 6797): a proxy that terminates TLS sets that field itself.
func DefaultHeaders(next http.Handler) http.Handler {
	return http.HandlerFunc(func(w http.ResponseWriter, r *http.Request) {
		maps.Copy(w.Header(), defaultHeaders)
		if r.TLS != nil {
			w.Header().Set("Strict-Transport-Security", "max-age=31536000") // no includeSubDomains: other hosts may lack HTTPS
		}
		next.ServeHTTP(w, r)
	})
}
