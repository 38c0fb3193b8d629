package middleware

import (
	"cmp"
	"net/http"
	"net/url"
	"slices"
	"strings"
)

// CanonicalHost redirects plain HTTP and other hosts to https:// at the first of domains, if there are any. Probes are exempt:
// they know only the address. DefaultHeaders keeps caches from storing the redirect, which repeats the client's query.
func CanonicalHost(domains []string, probes ...string) func(http.Handler) http.Handler {
	return func(next http.Handler) http.Handler {
		if len(domains) == 0 {
			return next
		}
		return http.HandlerFunc(func(w http.ResponseWriter, r *http.Request) {
			host := (&url.URL{Host: r.Host}).Hostname()
			canonical := r.TLS != nil && strings.EqualFold(cmp.Or(host, r.TLS.ServerName), domains[0]) // HTTP/1.0 needs no Host.
			if canonical || slices.Contains(probes, r.URL.Path) {
				next.ServeHTTP(w, r)
				return
			}
			target := url.URL{Scheme: "https", Host: domains[0], Path: r.URL.Path, RawPath: r.URL.RawPath, RawQuery: r.URL.RawQuery}
			http.Redirect(w, r, target.String(), http.StatusPermanentRedirect)
		})
	}
}
