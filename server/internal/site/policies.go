package site

import (
	"crypto/sha256"
	"encoding/base64"
	"net/http"
	"regexp"
	"strings"
)

// pageDirectives allows what the pages use; pagePolicies adds its styles and connect-src. form-action keeps the contact form
// from sending anything without its script. There is no upgrade-insecure-requests: over plain http, it would send the browser
// to a port without TLS, and over TLS 'self' already refuses plain http.
const pageDirectives = "default-src 'none'; script-src 'self'; img-src 'self'; font-src 'self'; media-src 'self'; " +
	"manifest-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'; " +
	"require-trusted-types-for 'script'; trusted-types 'none'; style-src 'self'"

// drawingDirectives allows nothing but the styles that are added. It matters where somebody opens an SVG alone.
const drawingDirectives = "default-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'; style-src"

// styleElement is case-sensitive because the build writes lower case, and a case-insensitive search is slow at the start.
var styleElement = regexp.MustCompile(`(?s)<style(?:\s[^>]*)?>(.*?)</style`)

// permissions denies what the site does not use. It holds only features that Chromium knows, because it warns about others
// on the console. The film starts when its metadata arrives, which some browsers take for autoplay.
const permissions = "accelerometer=(), autoplay=(self), camera=(), display-capture=(), encrypted-media=(), " +
	"fullscreen=(self), geolocation=(), gyroscope=(), hid=(), idle-detection=(), magnetometer=(), microphone=(), " +
	"midi=(), payment=(), picture-in-picture=(self), publickey-credentials-get=(), screen-wake-lock=(), serial=(), " +
	"usb=(), xr-spatial-tracking=()"

// styleHashes returns a source for each style element of a page or of a drawing, with a space before it.
func styleHashes(document []byte) (sources string) {
	for _, style := range styleElement.FindAllSubmatch(document, -1) {
		sum := sha256.Sum256(style[1])
		sources += " 'sha256-" + base64.StdEncoding.EncodeToString(sum[:]) + "'"
	}
	return sources
}

// pagePolicies returns the policies of a page. It allows the page's inline styles by their hashes. Other files have none of
// the other fields: browsers would ignore half a kilobyte for each.
func pagePolicies(html []byte, connectSrc []string) http.Header {
	// 'self', because Lighthouse fetches robots.txt from within a page.
	connect := "; connect-src " + strings.Join(append([]string{"'self'"}, connectSrc...), " ")
	return http.Header{
		"Content-Security-Policy":      {pageDirectives + styleHashes(html) + connect},
		"Cross-Origin-Embedder-Policy": {"require-corp"},
		"Cross-Origin-Opener-Policy":   {"same-origin"},
		"Permissions-Policy":           {permissions},
		"Referrer-Policy":              {"strict-origin-when-cross-origin"}, // Other sites learn the origin, not the page.
	}
}
