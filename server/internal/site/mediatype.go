package site

import "path"

// mediaTypes replaces Go's table, which depends on files of the host: an empty container image has none.
var mediaTypes = map[string]string{
	".avif":        "image/avif",
	".css":         "text/css; charset=utf-8",
	".html":        "text/html; charset=utf-8",
	".ico":         "image/vnd.microsoft.icon",
	".jpeg":        "image/jpeg",
	".jpg":         "image/jpeg",
	".js":          "text/javascript; charset=utf-8",
	".json":        "application/json",
	".map":         "application/json",
	".mp4":         "video/mp4",
	".png":         "image/png",
	".svg":         "image/svg+xml",
	".txt":         "text/plain; charset=utf-8",
	".vtt":         "text/vtt; charset=utf-8",
	".webmanifest": "application/manifest+json",
	".webp":        "image/webp",
	".woff2":       "font/woff2",
	".xml":         "application/xml",
}

// mediaType returns the Content-Type of a file by its extension.
func mediaType(name string) string {
	if known, ok := mediaTypes[path.Ext(name)]; ok {
		return known
	}
	return "application/octet-stream"
}
