package site

import (
	"cmp"
	"path"
	"strings"
)

// mediaTypes replaces Go's table, which depends on files of the host: an empty container image has none.
var mediaTypes = map[string]string{
	".html": "text/html; charset=utf-8", ".css": "text/css; charset=utf-8", ".js": "text/javascript; charset=utf-8",
	".txt": "text/plain; charset=utf-8", ".vtt": "text/vtt; charset=utf-8", ".xml": "application/xml",
	".json": "application/json", ".map": "application/json", ".webmanifest": "application/manifest+json",
	".avif": "image/avif", ".ico": "image/vnd.microsoft.icon", ".jpeg": "image/jpeg", ".jpg": "image/jpeg",
	".png": "image/png", ".svg": "image/svg+xml", ".webp": "image/webp", ".mp4": "video/mp4", ".woff2": "font/woff2",
}

// mediaType returns the Content-Type of a file by its extension, in capitals too.
func mediaType(name string) string {
	return cmp.Or(mediaTypes[strings.ToLower(path.Ext(name))], "application/octet-stream")
}
