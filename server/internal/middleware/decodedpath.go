package middleware

import (
	"net/http"
	"strings"

	"github.com/go-chi/chi/v5"
)

// DecodedPath makes chi match the decoded path, so that /%61bout is /about (RFC 3986, section 6.2.2.2). A path with an
// encoded slash stays as it is and matches no route: that slash is data, not a separator (section 2.2).
func DecodedPath(next http.Handler) http.Handler {
	return http.HandlerFunc(func(w http.ResponseWriter, r *http.Request) {
		if !strings.Contains(strings.ToUpper(r.URL.RawPath), "%2F") {
			chi.RouteContext(r.Context()).RoutePath = r.URL.Path // chi would prefer RawPath.
		}
		next.ServeHTTP(w, r)
	})
}
