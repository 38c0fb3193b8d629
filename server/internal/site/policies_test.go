package site

import (
	"strings"
	"testing"

	"goniometria.example/site/server/internal/servertest"
)

func TestThePolicyOfAPage(t *testing.T) {
	const want = "default-src 'none'; " +
		"script-src 'self'; img-src 'self'; font-src 'self'; media-src 'self'; manifest-src 'self'; " +
		"base-uri 'none'; form-action 'none'; frame-ancestors 'none'; " +
		"require-trusted-types-for 'script'; trusted-types 'none'; " +
		"style-src 'self' 'sha256-IAdwN3biDCQ3brrgp1m8kBEsPQYyqfREKOEfeoREopc='; connect-src 'self'"
	addr := serveTestSite(t)
	for _, lines := range [][]string{nil, {"Accept-Encoding: br"}, {"If-None-Match: *"}, {"Range: bytes=0-3"}} {
		got := servertest.Ask(t, addr, "GET /", lines...).Header.Get("Content-Security-Policy")
		if got != want {
			t.Errorf("%v: %q, want %q", lines, got, want)
		}
	}
}

func TestOtherAnswersMayRunNothing(t *testing.T) {
	const want = "default-src 'none'; media-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'"
	addr := serveTestSite(t)
	for _, path := range []string{servertest.ScriptPath, "/favicon.svg", "/nowhere.js", "/about/"} {
		if got := servertest.Ask(t, addr, "GET "+path).Header.Get("Content-Security-Policy"); got != want {
			t.Errorf("%s: %q, want %q", path, got, want)
		}
	}
}

func TestStyleHashes(t *testing.T) {
	// openssl dgst -sha256 -binary | base64, of "a{}" and of "\n b{}\n".
	const first, second = "'sha256-X1RutGBrXCt9KkSaXMK7tHftWiRscFHOhxsS8tv8hBk='", "'sha256-h5fblW9EZzaAw0lfGRk3O8Us7CpaohmVndTif/2KKh0='"
	for _, test := range []struct {
		name, html string
		want       []string
	}{
		{"none", "<p>style</p>", nil},
		{"one", "<style>a{}</style>", []string{first}},
		{"with attributes", `<style data-x="y" media="screen">a{}</style>`, []string{first}},
		{"every byte counts", "<style>\n b{}\n</style>", []string{second}},
		{"several", "<style>a{}</style ><p></p><style>\n b{}\n</style>", []string{first, second}},
		{"another element with a similar name", "<styled-x>a{}</styled-x>", nil},
	} {
		t.Run(test.name, func(t *testing.T) {
			want := pageDirectives
			if len(test.want) > 0 {
				want += "; style-src 'self' " + strings.Join(test.want, " ")
			}
			if got := contentPolicy([]byte(test.html)); got != want {
				t.Errorf("%s, want %s", got, want)
			}
		})
	}
}

func TestConnectPolicy(t *testing.T) {
	for _, test := range []struct{ name, html, want string }{
		{"no sender", "<title>Contato</title>", "; connect-src 'self'"},
		{"a sender", `<meta name="connect-src" content="https://forms.example">`, "; connect-src 'self' https://forms.example"},
		{"another directive", `<meta name="connect-src" content="https://forms.example; script-src *">`, "; connect-src 'self'"},
	} {
		t.Run(test.name, func(t *testing.T) {
			if got := connectPolicy([]byte(test.html)); got != test.want {
				t.Errorf("%s, want %s", got, test.want)
			}
		})
	}
}
