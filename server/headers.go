package main

import "strings"

// securityFields are on every answer, errors and 304 included.
var securityFields = fields{
	// Only pages run anything; they replace this by their own policy.
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
