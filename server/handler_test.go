package main

import (
	"strconv"
	"strings"
	"testing"
	"testing/fstest"

	"github.com/prometheus/client_golang/prometheus"

	"goniometria.example/site/server/internal/servertest"
)

func TestEveryURLOfTheContract(t *testing.T) {
	const (
		pageRule   = "public, max-age=0, s-maxage=60"
		hourRule   = "public, max-age=3600"
		hashedRule = "public, max-age=31536000, immutable"
	)
	addr := serveTestSite(t)
	for _, test := range []struct {
		name, path string
		status     int
		want       map[string]string
		body       string
	}{
		{"the home page", "/", 200, map[string]string{"Content-Type": "text/html; charset=utf-8", "Cache-Control": pageRule, "Vary": "Accept-Encoding"}, servertest.HomeHTML},
		{"a page", "/about", 200, map[string]string{"Content-Type": "text/html; charset=utf-8", "Cache-Control": pageRule, "Vary": ""}, servertest.AboutHTML},
		{"a hashed script", servertest.ScriptPath, 200, map[string]string{"Content-Type": "text/javascript; charset=utf-8", "Cache-Control": hashedRule, "Vary": "Accept-Encoding"}, servertest.Script},
		{"the film", servertest.FilmPath, 200, map[string]string{"Content-Type": "video/mp4", "Cache-Control": hashedRule, "Vary": "", "Accept-Ranges": "bytes"}, servertest.Film},
		{"the icon", "/favicon.svg", 200, map[string]string{"Content-Type": "image/svg+xml", "Cache-Control": hourRule}, `<svg xmlns="http://www.w3.org/2000/svg"/>`},
		{"a text file", "/robots.txt", 200, map[string]string{"Content-Type": "text/plain; charset=utf-8", "Cache-Control": hourRule}, "User-agent: *\n"},
		{"an unknown page", "/nowhere", 404, map[string]string{"Content-Type": "text/html; charset=utf-8", "Cache-Control": "no-store", "ETag": "", "Accept-Ranges": "", "Vary": "Accept-Encoding"}, servertest.NotFoundHTML},
		{"an unknown page deeper down", "/about/team", 404, map[string]string{"Content-Type": "text/html; charset=utf-8", "Cache-Control": "no-store"}, servertest.NotFoundHTML},
		{"the name of the error screen", "/404", 404, map[string]string{"Cache-Control": "no-store"}, servertest.NotFoundHTML},
		{"the name of the index", "/index", 404, map[string]string{"Cache-Control": "no-store"}, servertest.NotFoundHTML},
		{"an unknown script", "/assets/main-ZZZZZZZZ.js", 404, map[string]string{"Content-Type": "text/plain; charset=utf-8", "Cache-Control": "no-store", "ETag": ""}, "404 Not Found\n"},
		{"an unknown asset without extension", "/assets/main", 404, map[string]string{"Content-Type": "text/plain; charset=utf-8"}, "404 Not Found\n"},
		{"the folder of assets", "/assets/", 404, map[string]string{"Content-Type": "text/plain; charset=utf-8"}, "404 Not Found\n"},
		{"an unknown picture", "/photo.png", 404, map[string]string{"Content-Type": "text/plain; charset=utf-8"}, "404 Not Found\n"},
		{"the file behind a page", "/about.html", 404, map[string]string{"Content-Type": "text/plain; charset=utf-8"}, "404 Not Found\n"},
		{"the file behind a coding", "/index.html.br", 404, map[string]string{"Content-Type": "text/plain; charset=utf-8"}, "404 Not Found\n"},
		{"a coded script", servertest.ScriptPath + ".gz", 404, map[string]string{"Content-Type": "text/plain; charset=utf-8"}, "404 Not Found\n"},
		{"a dot file", "/.gitkeep", 404, map[string]string{"Content-Type": "text/plain; charset=utf-8"}, "404 Not Found\n"},
		{"the state of the process", "/healthz", 200, map[string]string{"Content-Type": "text/plain; charset=utf-8", "Cache-Control": "no-store"}, "ok"},
		{"the readiness for requests", "/readyz", 200, map[string]string{"Content-Type": "text/plain; charset=utf-8", "Cache-Control": "no-store"}, "ok"},
	} {
		t.Run(test.name, func(t *testing.T) {
			length := strconv.Itoa(len(test.body))
			got := servertest.Ask(t, addr, "GET "+test.path)
			got.Check(t, test.status, test.want)
			got.Check(t, test.status, map[string]string{"Content-Length": length})
			if got.Body != test.body {
				t.Errorf("body %.80q, want %.80q", got.Body, test.body)
			}

			head := servertest.Ask(t, addr, "HEAD "+test.path)
			head.Check(t, test.status, test.want)
			head.Check(t, test.status, map[string]string{"Content-Length": length})
		})
	}
}

func TestAPathWithASlashAtItsEnd(t *testing.T) {
	addr := serveTestSite(t)
	for _, test := range []struct {
		name, path string
		status     int
		location   string
	}{
		{"leads to its page", "/about/", 308, "/about"},
		{"keeps the query", "/about/?t=60&u=%2F%2Fevil.example", 308, "/about?t=60&u=%2F%2Fevil.example"},
		{"drops an empty query", "/about/?", 308, "/about"},
		{"in an equivalent spelling leads there too", "/%61bout/", 308, "/about"},
		{"is not found after a file", "/favicon.svg/", 404, ""},
		{"is not found after two slashes", "/about//", 404, ""},
		{"is not found after an unknown page", "/nowhere/", 404, ""},
		{"never leads to the host in the path", "//evil.example/", 404, ""},
		{"never leads to a host behind a page", "//evil.example/about/", 404, ""},
		{"never leads to a host behind a backslash", `/\evil.example/`, 404, ""},
		{"never leads to a host behind an encoded backslash", "/%5Cevil.example/", 404, ""},
		{"never leads to a host behind an encoded slash", "/%2Fevil.example/", 404, ""},
	} {
		t.Run(test.name, func(t *testing.T) {
			servertest.Ask(t, addr, "GET "+test.path).Check(t, test.status, map[string]string{"Location": test.location})
		})
	}
}

func TestReadinessEndsBeforeTheProgramDoes(t *testing.T) {
	draining := func() bool { return true }
	handler, err := newHandler(servertest.Site(), defaults, quiet, prometheus.NewRegistry(), draining)
	if err != nil {
		t.Fatal(err)
	}
	addr := serveWith(t, defaults, handler)
	servertest.Ask(t, addr, "GET /readyz").Check(t, 503, map[string]string{"Cache-Control": "no-store", "Content-Type": "text/plain; charset=utf-8"})
	servertest.Ask(t, addr, "GET /healthz").Check(t, 200, nil)
	servertest.Ask(t, addr, "GET /about").Check(t, 200, nil)
}

func TestMetricsAreNotPublic(t *testing.T) {
	addr := serveTestSite(t)
	servertest.Ask(t, addr, "GET /metrics").Check(t, 404, nil)
}

func TestAProgramWithoutItsFrontEndSaysHowToBuildIt(t *testing.T) {
	_, err := newHandler(fstest.MapFS{".gitkeep": {}}, defaults, quiet, prometheus.NewRegistry(), notDraining)
	if err == nil || !strings.Contains(err.Error(), "run `make build`") {
		t.Errorf("error %v", err)
	}
}
