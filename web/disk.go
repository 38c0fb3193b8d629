//go:build dev

// Package web reads the front end that `make dev` builds.
package web

import (
	"io/fs"
	"os"
)

// Dist returns the built site as it is on the disk, so that a change of the site needs no new executable.
func Dist() fs.FS {
	return os.DirFS(".cache/dev/site")
}
