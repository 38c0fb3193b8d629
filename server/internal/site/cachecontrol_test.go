package site

import "testing"

func TestOnlyAHashedNameIsKeptForever(t *testing.T) {
	for _, test := range []struct{ name, file, want string }{
		{"script", "assets/main-5XK2QJ7A.js", "public, max-age=31536000, immutable"},
		{"source map", "assets/main-5XK2QJ7A.js.map", "public, max-age=31536000, immutable"},
		{"name with dashes", "assets/demo-film-5XK2QJ7A.mp4", "public, max-age=31536000, immutable"},
		{"asset without a hash", "assets/film-portrait.mp4", "public, max-age=3600"},
		{"hash outside of the assets", "main-5XK2QJ7A.js", "public, max-age=3600"},
		{"root file", "favicon.svg", "public, max-age=3600"},
		{"page", "about.html", "public, max-age=0, s-maxage=60"},
		{"error screen", "404.html", "no-store"},
	} {
		t.Run(test.name, func(t *testing.T) {
			if got := cacheControl(test.file); got != test.want {
				t.Errorf("%s: %q, want %q", test.file, got, test.want)
			}
		})
	}
}
