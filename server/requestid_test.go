package main

import (
	"strings"
	"testing"
)

func TestTheNameOfARequestPassesThrough(t *testing.T) {
	for _, test := range []struct {
		name  string
		lines []string
		want  string
	}{
		{"a UUID", []string{"X-Request-Id: 8c1f5f4e-3b0a-4f6e-9d5a-0d7b1c2e3f40"}, "8c1f5f4e-3b0a-4f6e-9d5a-0d7b1c2e3f40"},
		{"base64", []string{"X-Request-ID: aB+/9=="}, "aB+/9=="},
		{"none", nil, ""},
		{"empty", []string{"X-Request-Id:"}, ""},
		{"one of 128 bytes", []string{"X-Request-Id: " + strings.Repeat("a", 128)}, strings.Repeat("a", 128)},
		{"one of 129 bytes", []string{"X-Request-Id: " + strings.Repeat("a", 129)}, ""},
		{"one that forges a line", []string{`X-Request-Id: a" msg="forged`}, ""},
		{"two", []string{"X-Request-Id: a", "X-Request-Id: b"}, ""},
	} {
		t.Run(test.name, func(t *testing.T) {
			addr := serveTestSite(t, testOptions())
			ask(t, addr, "GET /about", test.lines...).check(t, 200, map[string]string{"X-Request-Id": test.want})
			ask(t, addr, "POST /about", test.lines...).check(t, 405, map[string]string{"X-Request-Id": test.want})
		})
	}
}

func TestTheNameOfARequestIsInTheLog(t *testing.T) {
	for _, test := range []struct{ name, id, want string }{
		{"one", "abc-1", "request_id=abc-1"},
		{"none", "", ""},
	} {
		line := logOf(t, "GET", "/about", "X-Request-Id", test.id)
		if !strings.Contains(line, test.want) || strings.Contains(line, "request_id") != (test.want != "") {
			t.Errorf("%s: %q, want %q", test.name, line, test.want)
		}
	}
}
