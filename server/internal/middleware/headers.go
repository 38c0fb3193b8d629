package middleware

import (
	"maps"
	"net/http"
)

// defaultHeaders are the fields of every response from a handler, errors and 304 included. A handler may replace them:
// files bring their own Cache-Control, and pages their own policy. net/http's own errors, such as 400 for a malformed
// request, reach no handler and carry none of them.
var defaultHeaders = http.Header{
	"Cache-Control":                {"no-store"},
	"Content-Security-Policy":      {"default-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'"},
	"Cross-Origin-Embedder-Policy": {"require-corp"},
	"Cross-Origin-Opener-Policy":   {"same-origin"},
	"Cross-Origin-Resource-Policy": {"same-origin"},
	// The site denies what it does not use. The list holds only features that Chromium knows: it warns about others on the
	// console. The film starts when its metadata arrives, which some browsers take for autoplay.
	"Permissions-Policy": {"accelerometer=(), autoplay=(self), camera=(), display-capture=(), encrypted-media=(), " +
		"fullscreen=(self), geolocation=(), gyroscope=(), hid=(), idle-detection=(), magnetometer=(), microphone=(), " +
		"midi=(), payment=(), picture-in-picture=(self), publickey-credentials-get=(), screen-wake-lock=(), serial=(), " +
		"usb=(), xr-spatial-tracking=()"},
	"Referrer-Policy":        {"strict-origin-when-cross-origin"}, // Other sites learn the origin, not the page.
	"X-Content-Type-Options": {"nosniff"},
}

// DefaultHeaders sets the security fields, and forbids storing a response that has no cache rule of its own.
func DefaultHeaders(next http.Handler) http.Handler {
	return http.HandlerFunc(func(w http.ResponseWriter, r *http.Request) {
		maps.Copy(w.Header(), defaultHeaders)
		next.ServeHTTP(w, r)
	})
}
