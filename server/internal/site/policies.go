package site

import (
	"crypto/sha256"
	"encoding/base64"
	"net/http"
	"regexp"
	"strings"
)

// pageDirectives allows what the pages use; contentPolicy adds style-src and connect-src. Without a script, the contact
// form must not send anything: form-action.
// upgrade-insecure-requests is left out: over plain http, as in development, it would send the browser to a port without
// TLS, and over TLS 'self' already refuses plain http.
const pageDirectives = "default-src 'none'; script-src 'self'; img-src 'self'; font-src 'self'; media-src 'self'; " +
	"manifest-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'; " +
	"require-trusted-types-for 'script'; trusted-types 'none'"

// styleElement is case-sensitive because the build writes lower case, and a case-insensitive search is slow at the start.
var styleElement = regexp.MustCompile(`(?s)<style(?:\s[^>]*)?>(.*?)</style`)

// permissions denies what the site does not use. It holds only features that Chromium knows, because it warns about others
// on the console. The film starts when its metadata arrives, which some browsers take for autoplay.
const permissions = "accelerometer=(), autoplay=(self), camera=(), display-capture=(), encrypted-media=(), " +
	"fullscreen=(self), geolocation=(), gyroscope=(), hid=(), idle-detection=(), magnetometer=(), microphone=(), " +
	"midi=(), payment=(), picture-in-picture=(self), publickey-credentials-get=(), screen-wake-lock=(), serial=(), " +
	"usb=(), xr-spatial-tracking=()"

// pagePolicies returns the fields that rule what a document may do. Browsers ignore them on a page's subresources, where
// they would cost half a kilobyte each.
func pagePolicies(html []byte, connectSrc []string) http.Header {
	return http.Header{
		"Content-Security-Policy":      {contentPolicy(html, connectSrc)},
		"Cross-Origin-Embedder-Policy": {"require-corp"},
		"Cross-Origin-Opener-Policy":   {"same-origin"},
		"Permissions-Policy":           {permissions},
		"Referrer-Policy":              {"strict-origin-when-cross-origin"}, // Other sites learn the origin, not the page.
	}
}

// contentPolicy returns the Content-Security-Policy of a page. It allows the page's inline styles by their hashes.
func contentPolicy(html []byte, connectSrc []string) string {
	policy, separator := pageDirectives, "; style-src 'self' "
	for _, style := range styleElement.FindAllSubmatch(html, -1) {
		sum := sha256.Sum256(style[1])
		policy += separator + "'sha256-" + base64.StdEncoding.EncodeToString(sum[:]) + "'"
		separator = " "
	}
	// Lighthouse fetches robots.txt from within a page: 'self'.
	return policy + "; connect-src " + strings.Join(append([]string{"'self'"}, connectSrc...), " ")
}
