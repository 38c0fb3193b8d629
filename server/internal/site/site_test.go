package site

import (
	"errors"
	"io/fs"
	"strings"
	"testing"
	"testing/fstest"
	"time"

	"github.com/go-chi/chi/v5"

	"goniometria.example/site/server/internal/servertest"
)

func TestASiteThatIsNotBuilt(t *testing.T) {
	site := servertest.Site()
	delete(site, "404.html")
	if err := Mount(chi.NewRouter(), site, Build{}, time.Minute); !errors.Is(err, fs.ErrNotExist) {
		t.Errorf("error %v, want fs.ErrNotExist", err)
	}
}

func TestAFileThatCannotBeServedIsNamed(t *testing.T) {
	folder := &fstest.MapFile{Data: []byte("assets"), Mode: fs.ModeSymlink}
	for name, file := range map[string]*fstest.MapFile{
		"about.html":    folder,
		"index.html.br": folder,
		"photo{1}.png":  {},
		"\xff":          {Mode: fs.ModeDir}, // a folder that cannot be opened: its path is not valid
	} {
		site := servertest.Site()
		site[name] = file
		if err := Mount(chi.NewRouter(), site, Build{}, time.Minute); err == nil || !strings.Contains(err.Error(), name) {
			t.Errorf("error %v, want the name %q", err, name)
		}
	}
}

func TestTheExtensionOfAFileRulesItsTypeAndItsPlaceItsCaching(t *testing.T) {
	const page, hour, forever = "public, max-age=0, s-maxage=60, no-transform", "public, max-age=3600, no-transform", "public, max-age=31536000, immutable, no-transform"
	for _, test := range []struct{ file, mediaType, cacheControl string }{
		{"assets/hydrate-59c2b5d6.js", "text/javascript; charset=utf-8", forever},
		{"assets/demo-5EYVPX74.mp4", "video/mp4", forever},
		{"assets/figtree-latin-wght-normal-5MWM73IK.woff2", "font/woff2", forever},
		{"assets/chapters-SZGS4MQL.vtt", "text/vtt; charset=utf-8", forever},
		{"assets/poster-2EZT2Q7B.webp", "image/webp", forever},
		{"assets/a name of any form", "application/octet-stream", forever},
		{"hydrate-59c2b5d6.js", "text/javascript; charset=utf-8", hour},
		{"other/assets/demo-5EYVPX74.mp4", "video/mp4", hour},
		{"poster.jpg", "image/jpeg", hour},
		{"DSC_0042.JPG", "image/jpeg", hour}, // as a camera names it
		{"straight-leg.svg", "image/svg+xml", hour},
		{"site.webmanifest", "application/manifest+json", hour},
		{"favicon.ico", "image/vnd.microsoft.icon", hour},
		{"sitemap.xml", "application/xml", hour},
		{"LICENSE", "application/octet-stream", page}, // as its path could be a page's
		{"about.html", "text/html; charset=utf-8", page},
		{"404.html", "text/html; charset=utf-8", "no-store, no-transform"},
	} {
		if mediaType, cacheControl := mediaType(test.file), cacheControl(test.file); mediaType != test.mediaType || cacheControl != test.cacheControl {
			t.Errorf("%s: %q, %q, want %q, %q", test.file, mediaType, cacheControl, test.mediaType, test.cacheControl)
		}
	}
}
