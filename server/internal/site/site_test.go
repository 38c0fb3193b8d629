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

// A cache that ignores queries would send one client's query to all others.
func TestNoCacheSharesARedirect(t *testing.T) {
	servertest.Ask(t, serveTestSite(t), "GET /about/?utm=x").Check(t, 308, map[string]string{
		"Location": "/about?utm=x", "Cache-Control": "no-store",
	})
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

func TestMediaTypes(t *testing.T) {
	for _, test := range []struct{ file, want string }{
		{"assets/demo-FILM2345.mp4", "video/mp4"},
		{"assets/inter-ABCD2345.woff2", "font/woff2"},
		{"assets/captions-ABCD2345.vtt", "text/vtt; charset=utf-8"},
		{"assets/main-ABCD2345.js.map", "application/json"},
		{"site.webmanifest", "application/manifest+json"},
		{"favicon.ico", "image/vnd.microsoft.icon"},
		{"sitemap.xml", "application/xml"},
		{"LICENSE", "application/octet-stream"},
	} {
		if got := mediaType(test.file); got != test.want {
			t.Errorf("%s: %q, want %q", test.file, got, test.want)
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
