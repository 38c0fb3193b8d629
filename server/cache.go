package main

import (
	"path"
	"regexp"
)

// The values of Cache-Control.
const (
	forever    = "public, max-age=31536000, immutable"
	anHour     = "public, max-age=3600"
	revalidate = "public, max-age=0, s-maxage=60, stale-while-revalidate=86400"
	notStored  = "no-store"
)

// hashedAsset is a name that the bundler derived from the content, as in assets/main-5XK2QJ7A.js: new content, new name.
var hashedAsset = regexp.MustCompile(`^assets/[^/]+-[0-9A-Z]{8}\.[^/]+$`)

func cacheControl(name string) string {
	switch {
	case name == errorScreenName:
		return notStored
	case path.Ext(name) == ".html":
		return revalidate
	case hashedAsset.MatchString(name):
		return forever
	default:
		return anHour
	}
}
