package site

import (
	"path"
	"strings"
)

// assetFolder holds the files that the build names by their content, and nothing else.
const assetFolder = "assets/"

// cacheControl returns the Cache-Control of a file.
func cacheControl(name string) string {
	switch {
	case strings.HasPrefix(name, assetFolder):
		return "public, max-age=31536000, immutable"
	case name == notFoundPage:
		return "no-store"
	case path.Ext(name) == ".html":
		return "public, max-age=0, s-maxage=60"
	default:
		return "public, max-age=3600"
	}
}
