package middleware

import (
	"maps"
	"net/http"
)

// defaultHeaders are the fields of every response from a handler, errors and 304 included. A handler may replace them:
// files bring their own Cache-Control, and pages their own policies. net/http's own errors, such as 400 for a malformed
// request, reach no handler and carry none of them.
var defaultHeaders = http.Header{
	"Cache-Control": {"no-store"},
	// media-src, because a browser shows the film's file as a document of its own, with the film in it.
	"Content-Security-Policy":      {"default-src 'none'; media-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'"},
	"Cross-Origin-Resource-Policy": {"same-origin"},
	"X-Content-Type-Options":       {"nosniff"},
}

// DefaultHeaders sets the security fields, and forbids storing a response that has no cache rule of its own. Over TLS, it
// sets Strict-Transport-Security (RFC 6797): a proxy that ends TLS itself owns that field.
func DefaultHeaders(next http.Handler) http.Handler {
	return http.HandlerFunc(func(w http.ResponseWriter, r *http.Request) {
		maps.Copy(w.Header(), defaultHeaders)
		if r.TLS != nil {
			// Without includeSubDomains: the owner's other hosts may lack HTTPS.
			w.Header().Set("Strict-Transport-Security", "max-age=31536000")
		}
		next.ServeHTTP(w, r)
	})
}
