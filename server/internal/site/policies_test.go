package site

import (
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

func TestThePolicyAllowsThePagesStylesAndItsSender(t *testing.T) {
	// openssl dgst -sha256 -binary | base64, of "a{}" and of "\n b{}\n".
	const first, second = " 'sha256-X1RutGBrXCt9KkSaXMK7tHftWiRscFHOhxsS8tv8hBk='", " 'sha256-h5fblW9EZzaAw0lfGRk3O8Us7CpaohmVndTif/2KKh0='"
	const style, connect = "; style-src 'self'", "; connect-src 'self'"
	for _, test := range []struct{ name, html, want string }{
		{"no style, no sender", "<p>style</p>", connect},
		{"one style", "<style>a{}</style>", style + first + connect},
		{"with attributes", `<style data-x="y" media="screen">a{}</style>`, style + first + connect},
		{"every byte counts", "<style>\n b{}\n</style>", style + second + connect},
		{"several", "<style>a{}</style ><p></p><style>\n b{}\n</style>", style + first + second + connect},
		{"another element with a similar name", "<styled-x>a{}</styled-x>", connect},
		{"a sender", `<meta name="connect-src" content="https://forms.example">`, connect + " https://forms.example"},
		{"another directive", `<meta name="connect-src" content="https://forms.example; script-src *">`, connect},
	} {
		t.Run(test.name, func(t *testing.T) {
			if got := pagePolicies([]byte(test.html)).Get("Content-Security-Policy"); got != pageDirectives+test.want {
				t.Errorf("%s, want %s%s", got, pageDirectives, test.want)
			}
		})
	}
}
