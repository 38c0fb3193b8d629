package site

import (
	"fmt"
	"regexp"
	"slices"
	"strings"
	"testing"

	"goniometria.example/site/server/internal/servertest"
)

func TestADocumentCarriesItsPolicies(t *testing.T) {
	const policy = "default-src 'none'; " +
		"script-src 'self'; img-src 'self'; font-src 'self'; media-src 'self'; manifest-src 'self'; " +
		"base-uri 'none'; form-action 'none'; frame-ancestors 'none'; " +
		"require-trusted-types-for 'script'; trusted-types 'none'; " +
		"style-src 'self' 'sha256-%s='; connect-src 'self' https://forms.example"
	// openssl dgst -sha256 -binary | base64, of the style in each page.
	const home, missing = "IAdwN3biDCQ3brrgp1m8kBEsPQYyqfREKOEfeoREopc", "RtQcZCdTC+PYgshPnXRBfNJDxGzaoyZuJAMvd1dUXDU"
	addr := serveTestSite(t)
	for _, test := range []struct {
		path, line string
		status     int
		style      string
	}{
		{"/", "Accept-Encoding: br", 200, home},
		{"/", "If-None-Match: *", 304, home},
		{"/", "Range: bytes=0-3", 206, home},
		{"/nowhere", "Accept-Encoding: br", 404, missing},
	} {
		servertest.Ask(t, addr, "GET "+test.path, test.line).Check(t, test.status, map[string]string{
			"Content-Security-Policy":      fmt.Sprintf(policy, test.style),
			"Cross-Origin-Embedder-Policy": "require-corp",
			"Cross-Origin-Opener-Policy":   "same-origin",
			"Permissions-Policy":           permissions,
			"Referrer-Policy":              "strict-origin-when-cross-origin",
		})
	}
	allowed := regexp.MustCompile(`\S+=\([^)]+\)`).FindAllString(permissions, -1)
	if want := []string{"autoplay=(self)", "fullscreen=(self)", "picture-in-picture=(self)"}; !slices.Equal(allowed, want) {
		t.Errorf("Permissions-Policy allows %q, want %q", allowed, want)
	}
	for _, denied := range []string{"camera=()", "geolocation=()", "microphone=()", "usb=()"} {
		if !strings.Contains(permissions, denied) {
			t.Errorf("Permissions-Policy lacks %s", denied)
		}
	}
}

func TestThePolicyAllowsThePagesStylesAndItsSender(t *testing.T) {
	// openssl dgst -sha256 -binary | base64, of "a{}" and of "\n b{}\n".
	const first, second = " 'sha256-X1RutGBrXCt9KkSaXMK7tHftWiRscFHOhxsS8tv8hBk='", " 'sha256-h5fblW9EZzaAw0lfGRk3O8Us7CpaohmVndTif/2KKh0='"
	const connect = "; connect-src 'self'"
	for _, test := range []struct{ name, html, want string }{
		{"no style", "<p>style</p>", connect},
		{"one style", "<style>a{}</style>", first + connect},
		{"with attributes", `<style data-x="y" media="screen">a{}</style>`, first + connect},
		{"every byte counts", "<style>\n b{}\n</style>", second + connect},
		{"several", "<style>a{}</style ><p></p><style>\n b{}\n</style>", first + second + connect},
		{"another element with a similar name", "<styled-x>a{}</styled-x>", connect},
	} {
		t.Run(test.name, func(t *testing.T) {
			for sources, connectSrc := range map[string][]string{"": nil, " https://forms.example": {"https://forms.example"}} {
				want := pageDirectives + test.want + sources
				if got := pagePolicies([]byte(test.html), connectSrc).Get("Content-Security-Policy"); got != want {
					t.Errorf("%s, want %s", got, want)
				}
			}
		})
	}
}
