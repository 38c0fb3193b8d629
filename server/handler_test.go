package main

import (
	"maps"
	"slices"
	"strconv"
	"strings"
	"testing"

	"goniometria.example/site/server/internal/servertest"
)

func TestEveryRequestHasADefinedResponse(t *testing.T) {
	const plain, screen, film = "Not Found\n", servertest.NotFoundHTML, "GET " + servertest.FilmPath
	page := map[string]string{"Cache-Control": "public, max-age=0, s-maxage=60, no-transform", "Vary": ""}
	negotiatedPage := map[string]string{"Cache-Control": "public, max-age=0, s-maxage=60, no-transform", "Vary": "Accept-Encoding"}
	hour := map[string]string{"Cache-Control": "public, max-age=3600, no-transform"}
	// openssl dgst -sha256 -binary | base64, of the icon's style.
	icon := map[string]string{"Cache-Control": "public, max-age=3600, no-transform", "Content-Security-Policy": "default-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'; style-src 'sha256-elaeix7TXJmBtubS9vFK8OgYMqZnCUFOwk5u5WBZzo0='"}
	embeddable := map[string]string{"Cache-Control": "public, max-age=3600, no-transform", "Cross-Origin-Resource-Policy": "cross-origin"}
	probe := map[string]string{"Cache-Control": "no-store"}
	refused := map[string]string{"Allow": "GET, HEAD", "Content-Type": "text/plain; charset=utf-8"}
	// A cache that ignores queries would send the query of one client to all others.
	to := func(location string) map[string]string {
		return map[string]string{"Location": location, "Cache-Control": "no-store"}
	}
	addr := serveTestSite(t)
	for _, test := range []struct {
		name, requestLine, line string
		status                  int
		body                    string // "" for any
		want                    map[string]string
	}{
		{"the home page", "GET /", "", 200, servertest.HomeHTML, negotiatedPage},
		{"a page", "GET /about", "", 200, servertest.AboutHTML, page},
		{"a hashed script", "GET " + servertest.ScriptPath, "", 200, servertest.Script, map[string]string{"Content-Type": "text/javascript; charset=utf-8", "Cache-Control": "public, max-age=31536000, immutable, no-transform", "Vary": "Accept-Encoding"}},
		{"the film", film, "", 200, servertest.Film, map[string]string{"Content-Type": "video/mp4", "Cache-Control": "public, max-age=31536000, immutable, no-transform", "Vary": "", "Accept-Ranges": "bytes"}},
		{"the icon", "GET /favicon.svg", "", 200, servertest.Icon, icon},
		{"the share picture", "GET /share.png", "", 200, "a picture", embeddable},
		{"the share picture, unchanged", "GET /share.png", "If-None-Match: *", 304, "", embeddable},
		{"a text file", "GET /robots.txt", "", 200, "User-agent: *\n", hour},
		{"the state of the process", "GET /healthz", "", 200, "ok", probe},
		{"the readiness for requests", "GET /readyz", "", 200, "ok", probe},

		{"an unknown page", "GET /nowhere", "", 404, screen, map[string]string{"Vary": "Accept-Encoding"}},
		{"an unknown page under a condition", "GET /nowhere", `If-Match: "a"`, 404, screen, nil},
		{"an unchanged unknown page", "GET /nowhere", "If-None-Match: *", 404, screen, nil},
		{"a range of an unknown page", "GET /nowhere", "Range: bytes=0-1", 404, screen, map[string]string{"Content-Range": ""}},
		{"an unknown page deeper down", "GET /about/team", "", 404, screen, nil},
		{"the name of the error screen", "GET /404", "", 404, screen, nil},
		{"the name of the index", "GET /index", "", 404, screen, nil},
		{"the metrics, which are private", "GET /metrics", "", 404, screen, nil},
		{"a challenge without a domain", "GET /.well-known/acme-challenge/unknown", "", 404, screen, nil},
		{"an unknown script", "GET /assets/hydrate-00000000.js", "Accept-Encoding: br", 404, plain, nil},
		{"an unknown asset without extension", "GET /assets/hydrate", "", 404, plain, nil},
		{"the folder of assets", "GET /assets/", "", 404, plain, nil},
		{"an unknown picture in a page", "GET /photo.png", "Accept: image/avif, text/*, */*;q=0.8", 404, plain, nil},
		{"a file that is asked for as a page", "GET /contact.", "Accept: text/html,application/xml;q=0.9,*/*;q=0.8", 404, screen, nil},
		{"an asset that is asked for as a page with parameters", "GET /assets/x.js", "Accept: */*, Text/HTML ;charset=utf-8; q=0.001", 404, screen, nil},
		{"a file and a refused page (RFC 9110, 12.5.1)", "GET /index.html", "Accept: text/html;q=0, */*", 404, plain, nil},
		{"the file behind a page", "GET /about.html", "", 404, plain, nil},
		{"the file behind a coding", "GET /index.html.br", "", 404, plain, nil},
		{"a coded script", "GET " + servertest.ScriptPath + ".gz", "", 404, plain, nil},
		{"a dot file", "GET /.gitkeep", "", 404, plain, nil},
		{"what the build tells the server", "GET /.build.json", "", 404, plain, nil},

		{"a slash at the end", "GET /about/", "", 308, "", to("/about")},
		{"a slash before a query", "GET /about/?t=60&u=%2F%2Fevil.example", "", 308, "", to("/about?t=60&u=%2F%2Fevil.example")},
		{"a slash before an empty query", "GET /about/?", "", 308, "", to("/about")},
		{"a slash after an equivalent spelling", "GET /%61bout/", "", 308, "", to("/about")},
		{"a slash after a file", "GET /favicon.svg/", "", 404, plain, nil},
		{"two slashes at the end", "GET /about//", "", 404, screen, nil},
		{"a slash after an unknown page", "GET /nowhere/", "", 404, screen, nil},
		{"a host in the path", "GET //evil.example/", "", 404, plain, nil},
		{"a host before a page", "GET //evil.example/about/", "", 404, screen, nil},
		{"a host behind a backslash", `GET /\evil.example/`, "", 404, plain, nil},
		{"a host behind an encoded backslash", "GET /%5Cevil.example/", "", 404, plain, nil},
		{"a host behind an encoded slash", "GET /%2Fevil.example/", "", 404, plain, nil},

		{"an encoded letter of a page", "GET /%61bout", "", 308, "", to("/about")},
		{"an encoded letter before a query", "GET /abou%74?u=%2F%2Fevil.example%0D%0AX:1", "", 308, "", to("/about?u=%2F%2Fevil.example%0D%0AX:1")},
		{"an encoded letter of an absolute target", "GET http://evil.example/%61bout", "", 308, "", to("/about")},
		{"an encoded letter of an unknown page", "GET /%6eowhere", "", 404, screen, nil},
		{"an encoded slash at the end of a page", "GET /%61bout%2F", "", 404, screen, nil},
		{"a line break at the end of a page", "GET /%61bout%0D%0AX:1", "", 404, screen, nil},
		{"a host before an encoded letter", "GET //evil.example/%61bout", "", 404, screen, nil},
		{"an encoded slash before an encoded letter", "GET /%2F%61bout", "", 404, screen, nil},
		{"an encoded backslash before an encoded letter", "GET /%5C%61bout", "", 404, screen, nil},

		{"an encoded letter is the letter (RFC 3986, 6.2.2.2)", "GET /%68ealthz", "", 200, "ok", nil},
		{"an encoded dot is the dot", "GET /robots%2Etxt", "", 200, "User-agent: *\n", nil},
		{"an encoded slash is no separator (RFC 3986, 2.2)", "GET /assets%2Fhydrate-59c2b5d6.js", "", 404, plain, nil},
		{"nor in lower case", "GET /assets%2fhydrate-59c2b5d6.js", "", 404, plain, nil},
		{"a path is case-sensitive (RFC 3986, 6.2.2.1)", "GET /About", "", 404, screen, nil},
		{"an absolute target is its path (RFC 9112, 3.2.2)", "GET http://evil.example/about", "", 200, servertest.AboutHTML, page},
		{"an empty path is / (RFC 9110, 4.2.3)", "GET http://goniometria.example", "", 200, servertest.HomeHTML, negotiatedPage},
		{"a query does not select", "GET /about?x=/etc/passwd", "", 200, servertest.AboutHTML, page},
		{"two slashes at the start are no host (RFC 3986, 3.3)", "GET //about", "", 404, screen, nil},
		{"a way up", "GET /../../../../etc/passwd", "", 404, screen, nil},
		{"an encoded way up (RFC 3986, 5.2.4)", "GET /%2e%2e/%2e%2e/etc/passwd", "", 404, screen, nil},
		{"a way up inside", "GET /assets/../about", "", 404, plain, nil},
		{"a backslash", `GET /..\..\windows`, "", 404, plain, nil},
		{"a NUL (RFC 3986, 7.3)", "GET /about%00", "", 404, screen, nil},
		{"a NUL before an extension", "GET /about%00.html", "", 404, plain, nil},
		{"invalid UTF-8 (RFC 3986, 2.5)", "GET /\xff\xfe", "", 404, screen, nil},
		{"encoded invalid UTF-8", "GET /%ff%fe", "", 404, screen, nil},
		{"9,000 bytes (RFC 9110, 4.1)", "GET /" + strings.Repeat("a", 9000), "", 404, screen, nil},
		{"an asterisk (RFC 9112, 3.2.4)", "GET *", "", 404, screen, nil},

		{"a range", film, "Range: bytes=0-9", 206, servertest.Film[:10], nil},
		{"a range beyond the end", film, "Range: bytes=10000-", 416, "", nil},
		{"a refused method", "POST /about", "Accept-Encoding: br", 405, "", refused},
		{"a refused method of an unknown asset", "DELETE /assets/hydrate-00000000.js", "", 405, "", refused},
		{"a refused method of a probe", "POST /healthz", "", 405, "", refused},
		{"the options of the server", "OPTIONS *", "", 405, "", refused},
		{"a tunnel", "CONNECT evil.example:443", "", 405, "", refused},
		{"an unknown method", "BREW /", "", 405, "", refused},
		{"a method is case-sensitive (RFC 9110, 9.1)", "get /", "", 405, "", refused},
		{"a refused coding", "GET " + servertest.ScriptPath, "Accept-Encoding: *;q=0", 406, "", nil},
		{"a failed condition", "GET " + servertest.ScriptPath, `If-Match: "a"`, 412, "", map[string]string{"Content-Type": "text/plain; charset=utf-8"}},
	} {
		t.Run(test.name, func(t *testing.T) {
			want := map[string]string{
				"Content-Security-Policy":      "default-src 'none'; media-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'",
				"Cross-Origin-Resource-Policy": "same-origin",
				"X-Content-Type-Options":       "nosniff",
				"Strict-Transport-Security":    "",
				"Server":                       "",
				"Location":                     "",
				"Allow":                        "",
			}
			if test.status >= 400 { // A cache may store many errors unless it is told not to (RFC 9111, section 4.2.2).
				maps.Copy(want, map[string]string{"Cache-Control": "no-store", "ETag": "", "Accept-Ranges": "", "Last-Modified": ""})
			}
			if strings.HasPrefix(test.body, "<!doctype") {
				delete(want, "Content-Security-Policy") // It has one of its own.
				want["Content-Type"] = "text/html; charset=utf-8"
				if test.body == screen {
					want["Cache-Control"] = "no-store, no-transform"
				}
			}
			if slices.Contains([]string{plain, "ok", "User-agent: *\n"}, test.body) {
				want["Content-Type"] = "text/plain; charset=utf-8"
			}
			if test.body != "" {
				want["Content-Length"] = strconv.Itoa(len(test.body))
			}
			maps.Copy(want, test.want)
			lines := slices.DeleteFunc([]string{test.line}, func(line string) bool { return line == "" })
			got := servertest.Ask(t, addr, test.requestLine, lines...)
			got.Check(t, test.status, want)
			if test.body != "" && got.Body != test.body {
				t.Errorf("body %.80q, want %.80q", got.Body, test.body)
			}
			if target, found := strings.CutPrefix(test.requestLine, "GET "); found && got.Header.Get("Content-Range") == "" {
				servertest.Ask(t, addr, "HEAD "+target, lines...).Check(t, test.status, want)
			}
		})
	}
}
