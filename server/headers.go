package main

import (
	"net/http"
	"net/netip"
	"strings"
)

// securityFields are on every answer, errors and 304 included.
var securityFields = fields{
	// Only pages run anything; they replace this with their own policy.
	newField("Content-Security-Policy", "default-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'"),
	newField("Cross-Origin-Embedder-Policy", "require-corp"),
	newField("Cross-Origin-Opener-Policy", "same-origin"),
	newField("Cross-Origin-Resource-Policy", "same-origin"),
	newField("Permissions-Policy", strings.Join(permissions, ", ")),
	// The store and the social networks learn which site sent a visitor, not which page.
	newField("Referrer-Policy", "strict-origin-when-cross-origin"),
	newField("X-Content-Type-Options", "nosniff"),
}

// permissions denies what the site does not use. It names only features that Chromium knows: it warns on the console
// about any other.
var permissions = []string{
	"accelerometer=()",
	"autoplay=(self)", // The film starts once its metadata is there; some browsers no longer count that as the click.
	"camera=()",
	"display-capture=()",
	"encrypted-media=()",
	"fullscreen=(self)",
	"geolocation=()",
	"gyroscope=()",
	"hid=()",
	"idle-detection=()",
	"magnetometer=()",
	"microphone=()",
	"midi=()",
	"payment=()",
	"picture-in-picture=(self)",
	"publickey-credentials-get=()",
	"screen-wake-lock=()",
	"serial=()",
	"usb=()",
	"xr-spatial-tracking=()",
}

// strictTransport leaves out includeSubDomains: this program does not speak for its owner's other hosts.
var strictTransport = newField("Strict-Transport-Security", "max-age=31536000")

// securityHeaders sets what every answer carries, and HSTS on those that the visitor gets over TLS.
func securityHeaders(trustedProxies []netip.Prefix) func(http.Handler) http.Handler {
	return func(next http.Handler) http.Handler {
		return http.HandlerFunc(func(w http.ResponseWriter, r *http.Request) {
			h := w.Header()
			securityFields.apply(h)
			if r.TLS != nil || forwardedOverTLS(r, trustedProxies) {
				h[strictTransport.name] = strictTransport.value
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
