package main

import (
	"net/http"
	"net/netip"
	"strings"
)

// strictTransport leaves out includeSubDomains: this program does not speak for its owner's other hosts.
var strictTransport = newField("Strict-Transport-Security", "max-age=31536000")

// strictTransportSecurity keeps those who came over TLS there.
func strictTransportSecurity(trustedProxies []netip.Prefix) func(http.Handler) http.Handler {
	return func(next http.Handler) http.Handler {
		return http.HandlerFunc(func(w http.ResponseWriter, r *http.Request) {
			if r.TLS != nil || forwardedOverTLS(r, trustedProxies) {
				w.Header()[strictTransport.name] = strictTransport.value
			}
			next.ServeHTTP(w, r)
		})
	}
}

// forwardedOverTLS believes X-Forwarded-Proto from a trusted proxy alone: anybody can write it.
func forwardedOverTLS(r *http.Request, trustedProxies []netip.Prefix) bool {
	proto := r.Header["X-Forwarded-Proto"]
	if len(trustedProxies) == 0 || len(proto) != 1 || !strings.EqualFold(proto[0], "https") {
		return false
	}
	peer, err := netip.ParseAddrPort(r.RemoteAddr)
	if err != nil {
		return false
	}
	addr := peer.Addr().Unmap() // A dual-stack listener shows IPv4 peers as ::ffff:10.0.0.1.
	for _, network := range trustedProxies {
		if network.Contains(addr) {
			return true
		}
	}
	return false
}
