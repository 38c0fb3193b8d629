package main

import (
	"strconv"
	"testing"
)

func TestEveryURLOfTheContract(t *testing.T) {
	const (
		pageRule   = "public, max-age=0, s-maxage=60, stale-while-revalidate=86400"
		hourRule   = "public, max-age=3600"
		hashedRule = "public, max-age=31536000, immutable"
	)
	addr := serveTestSite(t, testOptions())
	for _, test := range []struct {
		name, path string
		status     int
		want       map[string]string
		body       string
	}{
		{"the home page", "/", 200, map[string]string{"Content-Type": "text/html; charset=utf-8", "Cache-Control": pageRule, "Vary": "Accept-Encoding"}, homeHTML},
		{"a page", "/about", 200, map[string]string{"Content-Type": "text/html; charset=utf-8", "Cache-Control": pageRule, "Vary": ""}, aboutHTML},
		{"a hashed script", scriptPath, 200, map[string]string{"Content-Type": "text/javascript; charset=utf-8", "Cache-Control": hashedRule, "Vary": "Accept-Encoding"}, script},
		{"the film", filmPath, 200, map[string]string{"Content-Type": "video/mp4", "Cache-Control": hashedRule, "Vary": "", "Accept-Ranges": "bytes"}, film},
		{"the icon", "/favicon.svg", 200, map[string]string{"Content-Type": "image/svg+xml", "Cache-Control": hourRule}, `<svg xmlns="http://www.w3.org/2000/svg"/>`},
		{"a text file", "/robots.txt", 200, map[string]string{"Content-Type": "text/plain; charset=utf-8", "Cache-Control": hourRule}, "User-agent: *\n"},
		{"an unknown page", "/nowhere", 404, map[string]string{"Content-Type": "text/html; charset=utf-8", "Cache-Control": "no-store", "ETag": "", "Accept-Ranges": "", "Vary": "Accept-Encoding"}, missingHTML},
		{"an unknown page deeper down", "/about/team", 404, map[string]string{"Content-Type": "text/html; charset=utf-8", "Cache-Control": "no-store"}, missingHTML},
		{"the name of the error screen", "/404", 404, map[string]string{"Cache-Control": "no-store"}, missingHTML},
		{"the name of the index", "/index", 404, map[string]string{"Cache-Control": "no-store"}, missingHTML},
		{"an unknown script", "/assets/main-ZZZZZZZZ.js", 404, map[string]string{"Content-Type": "text/plain; charset=utf-8", "Cache-Control": "no-store", "ETag": ""}, "404 Not Found\n"},
		{"an unknown asset without extension", "/assets/main", 404, map[string]string{"Content-Type": "text/plain; charset=utf-8"}, "404 Not Found\n"},
		{"the folder of assets", "/assets/", 404, map[string]string{"Content-Type": "text/plain; charset=utf-8"}, "404 Not Found\n"},
		{"an unknown picture", "/photo.png", 404, map[string]string{"Content-Type": "text/plain; charset=utf-8"}, "404 Not Found\n"},
		{"the file behind a page", "/about.html", 404, map[string]string{"Content-Type": "text/plain; charset=utf-8"}, "404 Not Found\n"},
		{"the file behind a coding", "/index.html.br", 404, map[string]string{"Content-Type": "text/plain; charset=utf-8"}, "404 Not Found\n"},
		{"a coded script", scriptPath + ".gz", 404, map[string]string{"Content-Type": "text/plain; charset=utf-8"}, "404 Not Found\n"},
		{"a dot file", "/.gitkeep", 404, map[string]string{"Content-Type": "text/plain; charset=utf-8"}, "404 Not Found\n"},
		{"the state of the process", "/healthz", 200, map[string]string{"Content-Type": "text/plain; charset=utf-8", "Cache-Control": "no-store"}, "ok"},
		{"the readiness for visitors", "/readyz", 200, map[string]string{"Content-Type": "text/plain; charset=utf-8", "Cache-Control": "no-store"}, "ok"},
	} {
		t.Run(test.name, func(t *testing.T) {
			length := strconv.Itoa(len(test.body))
			got := ask(t, addr, "GET "+test.path)
			got.check(t, test.status, test.want)
			got.check(t, test.status, map[string]string{"Content-Length": length})
			if got.body != test.body {
				t.Errorf("body %.80q, want %.80q", got.body, test.body)
			}

			head := ask(t, addr, "HEAD "+test.path)
			head.check(t, test.status, test.want)
			head.check(t, test.status, map[string]string{"Content-Length": length})
		})
	}
}

func TestAPathWithASlashAtItsEnd(t *testing.T) {
	addr := serveTestSite(t, testOptions())
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
			ask(t, addr, "GET "+test.path).check(t, test.status, map[string]string{"Location": test.location})
		})
	}
}
