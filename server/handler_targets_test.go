package main

import (
	"strings"
	"testing"

	"goniometria.example/site/server/internal/servertest"
)

func TestEveryTargetHasADefinedResponse(t *testing.T) {
	const plain, screen = "404 Not Found\n", servertest.NotFoundHTML
	addr := serveTestSite(t)
	for _, test := range []struct {
		name, target string
		status       int
		body         string
	}{
		{"an encoded letter is the letter (RFC 3986, 6.2.2.2)", "/%61bout", 200, servertest.AboutHTML},
		{"an encoded letter of a probe is the letter", "/%68ealthz", 200, "ok"},
		{"an encoded dot is the dot", "/robots%2Etxt", 200, "User-agent: *\n"},
		{"an encoded slash is no separator (RFC 3986, 2.2)", "/assets%2Fmain-ABCD2345.js", 404, plain},
		{"nor in lower case", "/assets%2fmain-ABCD2345.js", 404, plain},
		{"a path is case-sensitive (RFC 3986, 6.2.2.1)", "/About", 404, screen},
		{"an absolute target is its path (RFC 9112, 3.2.2)", "http://evil.example/about", 200, servertest.AboutHTML},
		{"an empty path is / (RFC 9110, 4.2.3)", "http://goniometria.example", 200, servertest.HomeHTML},
		{"a query does not select", "/about?x=/etc/passwd", 200, servertest.AboutHTML},
		{"two slashes at the start are no host (RFC 3986, 3.3)", "//about", 404, screen},
		{"two slashes alone", "//", 404, screen},
		{"a way up", "/../../../../etc/passwd", 404, screen},
		{"an encoded way up (RFC 3986, 5.2.4)", "/%2e%2e/%2e%2e/etc/passwd", 404, screen},
		{"a way up inside", "/assets/../about", 404, plain},
		{"a way up to the source", "/../server/main.go", 404, plain},
		{"dots alone", "/..", 404, plain},
		{"a backslash", `/..\..\windows`, 404, plain},
		{"a NUL (RFC 3986, 7.3)", "/about%00", 404, screen},
		{"a NUL before an extension", "/about%00.html", 404, plain},
		{"invalid UTF-8 (RFC 3986, 2.5)", "/\xff\xfe", 404, screen},
		{"encoded invalid UTF-8", "/%ff%fe", 404, screen},
		{"9,000 bytes (RFC 9110, 4.1)", "/" + strings.Repeat("a", 9000), 404, screen},
		{"an asterisk (RFC 9112, 3.2.4)", "*", 404, screen},
	} {
		t.Run(test.name, func(t *testing.T) {
			got := servertest.Ask(t, addr, "GET "+test.target)
			got.Check(t, test.status, map[string]string{"Location": ""})
			if got.Body != test.body {
				t.Errorf("body %.80q, want %.80q", got.Body, test.body)
			}
		})
	}
}

func TestOptionsOfTheServerIsRefused(t *testing.T) {
	servertest.Ask(t, serveTestSite(t), "OPTIONS *").Check(t, 405, map[string]string{"Allow": "GET, HEAD", "Cache-Control": "no-store"})
}
