package site

import (
	"net/http"
	"net/http/httptest"
	"net/url"
	"testing"
	"testing/fstest"
	"time"

	"github.com/go-chi/chi/v5"

	"goniometria.example/site/server/internal/middleware"
	"goniometria.example/site/server/internal/servertest"
)

// A client that follows the redirect once has the page, whatever its file is named.
func TestEverySpellingOfAPageIsOneRedirectAway(t *testing.T) {
	site := servertest.Site()
	router := chi.NewRouter()
	router.Use(middleware.DecodedPath)
	for _, name := range []string{"política", "a!b", "a[b]", "a%b", "a\\b", "a+b"} {
		site[name+".html"] = &fstest.MapFile{Data: []byte(name)}
	}
	if err := Mount(router, site, Build{}, time.Minute); err != nil {
		t.Fatal(err)
	}
	for target, name := range map[string]string{
		"/pol%C3%ADtica": "política", "/pol%c3%adtica": "política", "/%70ol%C3%ADtica": "política", "/pol%C3%ADtica/": "política",
		"/a!b": "a!b", "/a%21b": "a!b", "/a[b]": "a[b]", "/a%5Bb%5D": "a[b]",
		"/a%25b": "a%b", "/%61%25b": "a%b", "/a%5Cb": "a\\b", "/a%5cb": "a\\b", "/a+b": "a+b", "/a%2Bb": "a+b",
	} {
		get := func(target string) *httptest.ResponseRecorder {
			w := httptest.NewRecorder()
			router.ServeHTTP(w, httptest.NewRequest(http.MethodGet, target, http.NoBody))
			return w
		}
		plain := (&url.URL{Path: "/" + name}).String()
		w := get(target)
		if target != plain {
			if location := w.Header().Get("Location"); w.Code != http.StatusPermanentRedirect || location != plain {
				t.Errorf("%s: status %d to %q, want 308 to %q", target, w.Code, location, plain)
			}
			w = get(plain)
		}
		if w.Code != http.StatusOK || w.Body.String() != name {
			t.Errorf("%s: status %d, %q", plain, w.Code, w.Body)
		}
	}
}
