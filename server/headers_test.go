package main

import (
	"net/http"
	"net/http/httptest"
	"net/netip"
	"strings"
	"testing"
)

func TestEveryAnswerCarriesTheSecurityHeaders(t *testing.T) {
	addr := serveTestSite(t, testOptions())
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
		{"failed condition", "GET /", []string{`If-Match: "a"`}, 412},
		{"range", "GET " + filmPath, []string{"Range: bytes=0-9"}, 206},
		{"several ranges", "GET " + filmPath, []string{"Range: bytes=0-9,20-29"}, 206},
		{"range beyond the end", "GET " + filmPath, []string{"Range: bytes=10000-"}, 416},
		{"probe", "GET /healthz", nil, 200},
	} {
		t.Run(test.name, func(t *testing.T) {
			got := ask(t, addr, test.requestLine, test.lines...)
			got.check(t, test.status, map[string]string{
				"Cross-Origin-Embedder-Policy": "require-corp",
				"Cross-Origin-Opener-Policy":   "same-origin",
				"Cross-Origin-Resource-Policy": "same-origin",
				"Referrer-Policy":              "strict-origin-when-cross-origin",
				"X-Content-Type-Options":       "nosniff",
				"Strict-Transport-Security":    "",
				"Server":                       "",
			})
			if policy := got.header.Get("Content-Security-Policy"); !strings.HasPrefix(policy, "default-src 'none'; ") ||
				!strings.Contains(policy, "frame-ancestors 'none'") {
				t.Errorf("Content-Security-Policy: %q", policy)
			}
			permissions := got.header.Get("Permissions-Policy")
			for _, want := range []string{"camera=()", "geolocation=()", "microphone=()", "fullscreen=(self)", "picture-in-picture=(self)"} {
				if !strings.Contains(permissions, want) {
					t.Errorf("Permissions-Policy without %s: %q", want, permissions)
				}
			}
		})
	}
}

func TestOnlyTheSharePictureMayBeShownElsewhere(t *testing.T) {
	addr := serveTestSite(t, testOptions())
	ask(t, addr, "GET /share.png").check(t, 200, map[string]string{"Cross-Origin-Resource-Policy": "cross-origin"})
	ask(t, addr, "GET /share.png", "If-None-Match: *").check(t, 304, map[string]string{"Cross-Origin-Resource-Policy": "cross-origin"})
	ask(t, addr, "GET /favicon.svg").check(t, 200, map[string]string{"Cross-Origin-Resource-Policy": "same-origin"})
}

func TestStrictTransportSecurityBehindAProxy(t *testing.T) {
	for _, test := range []struct {
		name    string
		trusted string
		lines   []string
		want    string
	}{
		{"nobody is trusted", "", []string{"X-Forwarded-Proto: https"}, ""},
		{"somebody else is trusted", "10.0.0.0/8", []string{"X-Forwarded-Proto: https"}, ""},
		{"a trusted proxy says https", "10.0.0.0/8,127.0.0.0/8", []string{"X-Forwarded-Proto: https"}, "max-age=31536000"},
		{"a trusted proxy says HTTPS", "127.0.0.0/8", []string{"X-Forwarded-Proto: HTTPS"}, "max-age=31536000"},
		{"a trusted proxy says http", "127.0.0.0/8", []string{"X-Forwarded-Proto: http"}, ""},
		{"a trusted proxy says nothing", "127.0.0.0/8", nil, ""},
		{"a visitor's own claim came through", "127.0.0.0/8", []string{"X-Forwarded-Proto: https", "X-Forwarded-Proto: http"}, ""},
	} {
		t.Run(test.name, func(t *testing.T) {
			opts := testOptions()
			for cidr := range strings.SplitSeq(test.trusted, ",") {
				if cidr != "" {
					opts.TrustedProxies = append(opts.TrustedProxies, netip.MustParsePrefix(cidr))
				}
			}
			addr := serveTestSite(t, opts)
			ask(t, addr, "GET /", test.lines...).check(t, 200, map[string]string{"Strict-Transport-Security": test.want})
			ask(t, addr, "GET /nowhere.js", test.lines...).check(t, 404, map[string]string{"Strict-Transport-Security": test.want})
		})
	}
}

func TestATrustedProxyOnADualStackListener(t *testing.T) {
	request := httptest.NewRequest("GET", "/", http.NoBody)
	request.Header.Set("X-Forwarded-Proto", "https")
	request.RemoteAddr = "[::ffff:10.0.0.1]:4321" // how it shows a peer that came over IPv4
	if !forwardedOverTLS(request, []netip.Prefix{netip.MustParsePrefix("10.0.0.0/8")}) {
		t.Error("not believed")
	}
}
