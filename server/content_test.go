package main

import "testing"

func TestARequestWithContentIsRefused(t *testing.T) {
	addr := serveTestSite(t, testOptions())
	for _, test := range []struct {
		name, request string
		status        int
	}{
		{"GET with a length (RFC 9110, 9.3.1)", "GET /about HTTP/1.1\r\nContent-Length: 4\r\n", 413},
		{"HEAD with a length (RFC 9110, 9.3.2)", "HEAD /about HTTP/1.1\r\nContent-Length: 4\r\n", 413},
		{"GET in chunks", "GET /about HTTP/1.1\r\nTransfer-Encoding: chunked\r\n", 413},
		{"GET of more than anybody reads", "GET /about HTTP/1.1\r\nContent-Length: 99999999999\r\n", 413},
		{"GET that asks before it sends (RFC 9110, 10.1.1)", "GET /about HTTP/1.1\r\nContent-Length: 4\r\nExpect: 100-continue\r\n", 413},
		{"POST, which is refused for its method", "POST /about HTTP/1.1\r\nContent-Length: 4\r\n", 405},
		{"POST that asks before it sends", "POST /about HTTP/1.1\r\nContent-Length: 4\r\nExpect: 100-continue\r\n", 405},
		{"no content is fine", "GET /about HTTP/1.1\r\nConnection: close\r\nContent-Length: 0\r\n", 200},
	} {
		t.Run(test.name, func(t *testing.T) {
			// What follows the head would be a second request to a server that does not see it as content.
			got := exchange(t, addr, test.request+"Host: goniometria.example\r\n\r\nGET /favicon.svg HTTP/1.1\r\nHost: goniometria.example\r\n\r\n")
			got.check(t, test.status, map[string]string{"X-Content-Type-Options": "nosniff"})
			if !got.closes {
				t.Error("the connection stays open")
			}
		})
	}
}

func TestAmbiguousContentIsABadRequest(t *testing.T) {
	addr := serveTestSite(t, testOptions())
	for _, test := range []struct {
		name   string
		lines  []string
		status int
	}{
		{"two lengths (RFC 9112, 6.3)", []string{"Content-Length: 4", "Content-Length: 5"}, 400},
		{"a length with a sign (RFC 9110, 8.6)", []string{"Content-Length: +4"}, 400},
		{"an unknown transfer coding (RFC 9112, 6.1)", []string{"Transfer-Encoding: gzip"}, 501},
		{"a space before a colon (RFC 9112, 5.1)", []string{"X-Filler : a"}, 400},
		{"two hosts (RFC 9112, 3.2)", []string{"Host: evil.example"}, 400},
		{"an expectation that nobody meets (RFC 9110, 10.1.1)", []string{"Expect: tea"}, 417},
	} {
		t.Run(test.name, func(t *testing.T) {
			ask(t, addr, "GET /about", test.lines...).check(t, test.status, map[string]string{"Location": ""})
		})
	}
}
