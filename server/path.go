package main

import (
	"net/http"
	"strings"

	"github.com/go-chi/chi/v5"
)

// routeByDecodedPath makes equivalent URLs reach the same route: /%61bout is /about (RFC 3986, 6.2.2.2),
// and chi by itself would match the encoded spelling. An encoded slash is data and no separator
// (RFC 3986, 2.2); no name here holds one.
func routeByDecodedPath(notFound http.HandlerFunc) func(http.Handler) http.Handler {
	return func(next http.Handler) http.Handler {
		return http.HandlerFunc(func(w http.ResponseWriter, r *http.Request) {
			encoded := r.URL.RawPath // empty unless the spelling is an unusual one
			if strings.Contains(encoded, "%2F") || strings.Contains(encoded, "%2f") {
				notFound(w, r)
				return
			}
			if encoded != "" {
				chi.RouteContext(r.Context()).RoutePath = r.URL.Path
			}
			next.ServeHTTP(w, r)
		})
	}
}
