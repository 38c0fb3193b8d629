package main

import (
	"net/http"
	"slices"
	"strings"
	"testing"
	"testing/fstest"

	"goniometria.example/site/server/internal/servertest"
)

func TestEveryResponseCarriesTheDefaultHeaders(t *testing.T) {
	addr := serveTestSite(t)
	for _, test := range []struct {
		name, requestLine string
		lines             []string
		status            int
	}{
		{"page", "GET /", nil, 200},
		{"page without a body", "HEAD /", nil, 200},
		{"unchanged page", "GET /", []string{"If-None-Match: *"}, 304},
		{"redirect", "GET /about/", nil, 308},
		{"error screen", "GET /nowhere", nil, 404},
		{"missing file", "GET /nowhere.js", nil, 404},
		{"encoded slash", "GET /a%2Fb", nil, 404},
		{"refused method", "POST /", nil, 405},
		{"refused coding", "GET /", []string{"Accept-Encoding: *;q=0"}, 406},
		{"refused content", "GET /", []string{"Content-Length: 1"}, 413},
		{"failed condition", "GET /", []string{`If-Match: "a"`}, 412},
		{"range", "GET " + servertest.FilmPath, []string{"Range: bytes=0-9"}, 206},
		{"several ranges", "GET " + servertest.FilmPath, []string{"Range: bytes=0-9,20-29"}, 200},
		{"range beyond the end", "GET " + servertest.FilmPath, []string{"Range: bytes=10000-"}, 416},
		{"probe", "GET /healthz", nil, 200},
	} {
		t.Run(test.name, func(t *testing.T) {
			got := servertest.Ask(t, addr, test.requestLine, test.lines...)
			got.Check(t, test.status, map[string]string{
				"Cross-Origin-Resource-Policy": "same-origin",
				"X-Content-Type-Options":       "nosniff",
				"Strict-Transport-Security":    "",
				"Server":                       "",
			})
			if policy := got.Header.Get("Content-Security-Policy"); !strings.HasPrefix(policy, "default-src 'none'; ") ||
				!strings.Contains(policy, "frame-ancestors 'none'") {
				t.Errorf("Content-Security-Policy: %q", policy)
			}
		})
	}
}

func TestPagesAndTheErrorScreenCarryThePoliciesOfADocument(t *testing.T) {
	addr := serveTestSite(t)
	for status, got := range map[int]servertest.Response{
		200: servertest.Ask(t, addr, "GET /"),
		304: servertest.Ask(t, addr, "GET /", "If-None-Match: *"),
		404: servertest.Ask(t, addr, "GET /nowhere"),
	} {
		t.Run(http.StatusText(status), func(t *testing.T) {
			got.Check(t, status, map[string]string{
				"Cross-Origin-Embedder-Policy": "require-corp",
				"Cross-Origin-Opener-Policy":   "same-origin",
				"Referrer-Policy":              "strict-origin-when-cross-origin",
			})
			var allowed []string
			for directive := range strings.SplitSeq(got.Header.Get("Permissions-Policy"), ", ") {
				if !strings.HasSuffix(directive, "=()") {
					allowed = append(allowed, directive)
				}
			}
			if want := []string{"autoplay=(self)", "fullscreen=(self)", "picture-in-picture=(self)"}; !slices.Equal(allowed, want) {
				t.Errorf("Permissions-Policy allows %q, want %q", allowed, want)
			}
			for _, denied := range []string{"camera=()", "geolocation=()", "microphone=()", "usb=()"} {
				if !strings.Contains(got.Header.Get("Permissions-Policy"), denied) {
					t.Errorf("Permissions-Policy lacks %s", denied)
				}
			}
		})
	}
}

func TestOnlyTheSharePictureMayBeEmbeddedElsewhere(t *testing.T) {
	site := servertest.Site()
	site["share.js"] = &fstest.MapFile{}
	addr := serveWith(t, defaults, newTestHandler(t, site))
	servertest.Ask(t, addr, "GET /share.js").Check(t, 200, map[string]string{"Cross-Origin-Resource-Policy": "same-origin"})
	servertest.Ask(t, addr, "GET /share.png").Check(t, 200, map[string]string{"Cross-Origin-Resource-Policy": "cross-origin"})
	servertest.Ask(t, addr, "GET /share.png", "If-None-Match: *").Check(t, 304, map[string]string{"Cross-Origin-Resource-Policy": "cross-origin"})
	servertest.Ask(t, addr, "GET /favicon.svg").Check(t, 200, map[string]string{"Cross-Origin-Resource-Policy": "same-origin"})
}

// A cache may store many errors unless it is told not to (RFC 9111, section 4.2.2).
func TestNoErrorIsStored(t *testing.T) {
	addr := serveTestSite(t)
	for _, test := range []struct {
		requestLine, line string
		status            int
	}{
		{"GET /nowhere", "Accept-Encoding: br", 404},
		{"GET /assets/main-ZZZZZZZZ.js", "Accept-Encoding: br", 404},
		{"POST /about", "Accept-Encoding: br", 405},
		{"GET " + servertest.ScriptPath, "Accept-Encoding: *;q=0", 406},
		{"GET " + servertest.ScriptPath, `If-Match: "a"`, 412},
		{"GET " + servertest.ScriptPath, "Content-Length: 1", 413},
		{"GET " + servertest.FilmPath, "Range: bytes=10000-", 416},
	} {
		servertest.Ask(t, addr, test.requestLine, test.line).Check(t, test.status, map[string]string{
			"Cache-Control": "no-store", "ETag": "", "Accept-Ranges": "", "Last-Modified": "",
		})
	}
}

// net/http answers what it cannot parse before any handler, and offers no hook for the fields of these errors. They are
// plain text, and end the connection.
func TestErrorsOfNetHTTPCarryNoDefaultHeaders(t *testing.T) {
	addr := serveTestSite(t)
	for _, test := range []struct {
		name, request string
		status        int
	}{
		{"two lengths (RFC 9112, section 6.3)", "GET / HTTP/1.1\r\nHost: a\r\nContent-Length: 4\r\nContent-Length: 5\r\n\r\n", 400},
		{"a length with a sign (RFC 9110, section 8.6)", "GET / HTTP/1.1\r\nHost: a\r\nContent-Length: +4\r\n\r\n", 400},
		{"a space before a colon (RFC 9112, section 5.1)", "GET / HTTP/1.1\r\nHost: a\r\nX-Filler : a\r\n\r\n", 400},
		{"two hosts (RFC 9112, section 3.2)", "GET / HTTP/1.1\r\nHost: a\r\nHost: b\r\n\r\n", 400},
		{"half a percent encoding (RFC 3986, section 2.1)", "GET /%zz HTTP/1.1\r\nHost: a\r\n\r\n", 400},
		{"a control character (RFC 9112, section 3.2)", "GET /\x01 HTTP/1.1\r\nHost: a\r\n\r\n", 400},
		{"no slash at the start", "GET about HTTP/1.1\r\nHost: a\r\n\r\n", 400},
		{"an unknown expectation (RFC 9110, section 10.1.1)", "GET / HTTP/1.1\r\nHost: a\r\nExpect: tea\r\nConnection: close\r\n\r\n", 417},
		{"a header over 8 KiB (RFC 6585, section 5)", "GET / HTTP/1.1\r\nHost: a\r\nX-Filler: " + strings.Repeat("a", 16<<10) + "\r\n\r\n", 431},
		{"an unknown transfer coding (RFC 9112, section 6.1)", "GET / HTTP/1.1\r\nHost: a\r\nTransfer-Encoding: gzip\r\n\r\n", 501},
		{"an unknown version (RFC 9110, section 15.6.6)", "GET / HTTP/3.0\r\nHost: a\r\n\r\n", 505},
	} {
		t.Run(test.name, func(t *testing.T) {
			got := servertest.Exchange(t, addr, test.request)
			got.Check(t, test.status, map[string]string{"Location": "", "Content-Security-Policy": "", "X-Content-Type-Options": ""})
			if mediaType := got.Header.Get("Content-Type"); !got.Closes || mediaType != "text/plain; charset=utf-8" && mediaType != "" {
				t.Errorf("Content-Type %q, closes %v", mediaType, got.Closes)
			}
		})
	}
	servertest.Ask(t, addr, "GET /about", "X-Filler: "+strings.Repeat("a", 8<<10)).Check(t, 200, nil)
}
