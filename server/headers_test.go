package main

import (
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
		{"refused content", "GET /", []string{"Content-Length: 1"}, 413},
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
