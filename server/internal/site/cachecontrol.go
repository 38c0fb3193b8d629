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

// cacheControl returns the Cache-Control of a file. No file may be rewritten on its way (no-transform): a page allows its
// style and script by their hashes, and React restores no attribute that a CDN has replaced.
func cacheControl(name string) string {
	switch {
	case strings.HasPrefix(name, assetFolder):
		return "public, max-age=31536000, immutable, no-transform"
	case name == notFoundPage:
		return "no-store, no-transform"
	case IsPage(pathOf(name)):
		return "public, max-age=0, s-maxage=60, no-transform"
	default:
		return "public, max-age=3600, no-transform"
	}
}
