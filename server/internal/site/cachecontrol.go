package site

import (
	"path"
	"regexp"
)

// hashedAsset matches names that the bundler derives from the content, as in assets/main-5XK2QJ7A.js.
var hashedAsset = regexp.MustCompile(`^assets/[^/]+-[0-9A-Z]{8}\.[^/]+$`)

// cacheControl returns the Cache-Control of a file.
func cacheControl(name string) string {
	switch {
	case name == notFoundPage:
		return "no-store"
	case path.Ext(name) == ".html":
		return "public, max-age=0, s-maxage=60"
	case hashedAsset.MatchString(name):
		return "public, max-age=31536000, immutable"
	default:
		return "public, max-age=3600"
	}
}
