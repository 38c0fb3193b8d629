package site

import (
	"path"
	"strings"
)

// assetFolder holds the files that the build names by their content, and nothing else.
const assetFolder = "assets/"

// IsPage reports whether a path has the form of a page's, and not a file's, whether or not the site has it.
func IsPage(target string) bool {
	return !strings.HasPrefix(target, "/"+assetFolder) && path.Ext(path.Base(target)) == ""
}

// cacheControl returns the Cache-Control of a file.
func cacheControl(name string) string {
	switch {
	case strings.HasPrefix(name, assetFolder):
		return "public, max-age=31536000, immutable"
	case name == notFoundPage:
		return "no-store"
	case IsPage(pathOf(name)):
		return "public, max-age=0, s-maxage=60"
	default:
		return "public, max-age=3600"
	}
}
