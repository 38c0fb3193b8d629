package main

import "testing"

func TestOtherMethodsAreRefusedWithTheAllowedOnes(t *testing.T) {
	addr := serveTestSite(t, testOptions())
	for _, test := range []struct{ name, requestLine string }{
		{"POST to a page", "POST /contact"},
		{"PUT to an asset", "PUT " + scriptPath},
		{"DELETE of an unknown page", "DELETE /nowhere"},
		{"POST to a probe", "POST /healthz"},
		{"OPTIONS of a page (RFC 9110, 9.3.7)", "OPTIONS /"},
		{"OPTIONS of the server", "OPTIONS *"},
		{"TRACE (RFC 9110, 9.3.8)", "TRACE /"},
		{"CONNECT (RFC 9110, 9.3.6)", "CONNECT evil.example:443"},
		{"a method that nobody knows", "BREW /"},
		{"a method in lower case (RFC 9110, 9.1)", "get /"},
	} {
		t.Run(test.name, func(t *testing.T) {
			ask(t, addr, test.requestLine).check(t, 405, map[string]string{
				"Allow":                  "GET, HEAD",
				"Cache-Control":          "no-store",
				"Content-Type":           "text/plain; charset=utf-8",
				"X-Content-Type-Options": "nosniff",
			})
		})
	}
}
