//go:build !dev

// Package web carries the built front end.
package web

import (
	"embed"
	"io/fs"
)

//go:embed all:dist
var files embed.FS

// Dist returns the built site.
func Dist() fs.FS {
	dist, err := fs.Sub(files, "dist")
	if err != nil {
		panic(err) // Sub refuses only a malformed name, and this one is a constant.
	}
	return dist
}
