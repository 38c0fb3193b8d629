package middleware

import (
	"net/http"
	"net/netip"
	"slices"
	"strings"
)

// HSTS sets Strict-Transport-Security on responses over TLS (RFC 6797). A request over plain HTTP counts as TLS if a
// proxy in trusted says so by X-Forwarded-Proto; anybody else could have written that field.
func HSTS(trusted []netip.Prefix) func(http.Handler) http.Handler {
	return func(next http.Handler) http.Handler {
		return http.HandlerFunc(func(w http.ResponseWriter, r *http.Request) {
			if r.TLS != nil || forwardedOverTLS(r, trusted) {
				w.Header().Set("Strict-Transport-Security", "max-age=31536000") // It leaves out the owner's other hosts.
			}
			next.ServeHTTP(w, r)
		})
	}
}

func forwardedOverTLS(r *http.Request, trusted []netip.Prefix) bool {
	proto := r.Header["X-Forwarded-Proto"]
	if len(trusted) == 0 || len(proto) != 1 || !strings.EqualFold(proto[0], "https") {
		return false
	}
	peer, _ := netip.ParseAddrPort(r.RemoteAddr) // On an error, it is the zero value, which no network contains.
	addr := peer.Addr().Unmap()                  // A dual-stack listener reports IPv4 peers as ::ffff:10.0.0.1.
	return slices.ContainsFunc(trusted, func(network netip.Prefix) bool { return network.Contains(addr) })
}
