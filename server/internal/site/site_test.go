package site

import (
	"errors"
	"io/fs"
	"strings"
	"testing"
	"testing/fstest"

	"goniometria.example/site/server/internal/servertest"
	"time"
)

func TestASiteThatIsNotBuilt(t *testing.T) {
	for _, test := range []struct {
		name  string
		files fstest.MapFS
	}{
		{"only the placeholder", fstest.MapFS{".gitkeep": {}}},
		{"no home page", fstest.MapFS{"404.html": {}}},
		{"no page for unknown paths", fstest.MapFS{"index.html": {}}},
	} {
		t.Run(test.name, func(t *testing.T) {
			if _, err := New(test.files, time.Minute); !errors.Is(err, fs.ErrNotExist) {
				t.Errorf("error %v, want fs.ErrNotExist", err)
			}
		})
	}
}

func TestAFileNameThatChiTakesForAPattern(t *testing.T) {
	site := servertest.Site()
	site["photo{1}.png"] = &fstest.MapFile{}
	if _, err := New(site, time.Minute); err == nil || !strings.Contains(err.Error(), `"photo{1}.png"`) {
		t.Errorf("error %v, want the name", err)
	}
}

var errBroken = errors.New("broken disk")

// brokenFS fails to open one name. It has Open alone, so that ReadFile and ReadDir go through that too.
type brokenFS struct {
	fs.FS
	name string
}

func (b brokenFS) Open(name string) (fs.File, error) {
	if name == b.name {
		return nil, &fs.PathError{Op: "open", Path: name, Err: errBroken}
	}
	return b.FS.Open(name)
}

func TestASiteThatCannotBeRead(t *testing.T) {
	for _, name := range []string{".", "about.html", "index.html.br"} {
		_, err := New(brokenFS{servertest.Site(), name}, time.Minute)
		if !errors.Is(err, errBroken) || !strings.Contains(err.Error(), name) {
			t.Errorf("%s: error %v", name, err)
		}
	}
}

func TestTheNameOfAFileRulesItsTypeAndItsCaching(t *testing.T) {
	const page, hour, forever = "public, max-age=0, s-maxage=60", "public, max-age=3600", "public, max-age=31536000, immutable"
	for _, test := range []struct{ file, mediaType, cacheControl string }{
		{"assets/main-5XK2QJ7A.js", "text/javascript; charset=utf-8", forever},
		{"assets/main-5XK2QJ7A.js.map", "application/json", forever},
		{"assets/demo-film-5XK2QJ7A.mp4", "video/mp4", forever},
		{"assets/inter-ABCD2345.woff2", "font/woff2", forever},
		{"assets/captions-ABCD2345.vtt", "text/vtt; charset=utf-8", forever},
		{"assets/film-portrait.mp4", "video/mp4", hour},
		{"main-5XK2QJ7A.js", "text/javascript; charset=utf-8", hour},
		{"site.webmanifest", "application/manifest+json", hour},
		{"favicon.ico", "image/vnd.microsoft.icon", hour},
		{"sitemap.xml", "application/xml", hour},
		{"LICENSE", "application/octet-stream", hour},
		{"about.html", "text/html; charset=utf-8", page},
		{"404.html", "text/html; charset=utf-8", "no-store"},
	} {
		if mediaType, cacheControl := mediaType(test.file), cacheControl(test.file); mediaType != test.mediaType || cacheControl != test.cacheControl {
			t.Errorf("%s: %q, %q, want %q, %q", test.file, mediaType, cacheControl, test.mediaType, test.cacheControl)
		}
	}
}

func TestOrigin(t *testing.T) {
	for html, want := range map[string]string{
		`<head><link rel="canonical" href="https://goniometria.example/">`:       "https://goniometria.example",
		`<head><link rel="canonical" href="http://127.0.0.1:8080/"><title>`:      "http://127.0.0.1:8080",
		`<head><link rel="stylesheet" href="https://goniometria.example/a.css">`: "",
	} {
		if got := Origin(fstest.MapFS{"index.html": {Data: []byte(html)}}); got != want {
			t.Errorf("%s: %q, want %q", html, got, want)
		}
	}
	if got := Origin(fstest.MapFS{}); got != "" {
		t.Errorf("%q without a page", got)
	}
}
