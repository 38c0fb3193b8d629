package middleware

import (
	"net/http"
	"strings"
)

// DecodedPath makes chi match the decoded path, so that /%61bout is /about (RFC 3986, section 6.2.2.2). A path with an
// encoded slash stays as it is and matches no route: that slash is data, not a separator (section 2.2).
func DecodedPath(next http.Handler) http.Handler {
	return http.HandlerFunc(func(w http.ResponseWriter, r *http.Request) {
		// RawPath is empty unless it differs from the usual encoding of Path.
		if encoded := r.URL.RawPath; encoded != "" && !strings.Contains(strings.ToUpper(encoded), "%2F") {
			decoded := *r.URL
			decoded.RawPath = "" // chi matches RawPath, if there is one.
			r = r.WithContext(r.Context())
			r.URL = &decoded
		}
		next.ServeHTTP(w, r)
	})
}
