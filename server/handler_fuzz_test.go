package main

import (
	"bufio"
	"fmt"
	"net/http"
	"net/http/httptest"
	"regexp"
	"slices"
	"strconv"
	"strings"
	"testing"

	"goniometria.example/site/server/internal/servertest"
)

func FuzzHandler(f *testing.F) {
	for _, seed := range []struct{ requestLine, fields string }{
		{"GET /", "Accept-Encoding: gzip\r\nIf-None-Match: *"},
		{"HEAD " + servertest.ScriptPath, "Accept-Encoding: br;q=0.1, *;q=0"},
		{"GET " + servertest.ScriptPath, "Accept-Encoding: gzip"},
		{"GET " + servertest.FilmPath, "Range: bytes=0-99, 500-, -7\r\nIf-Range: \"a\""},
		{"GET " + servertest.FilmPath, "Range: bytes=100-199"},
		{"GET /about/?x=//evil.example", "Cookie: a=b"},
		{"GET /%61bout?x=%0D%0A", "If-None-Match: *"},
		{"GET //evil.example/%2e%2e/%2fetc/passwd", "Host: evil.example"},
		{"GET http://evil.example/about/", "Connection: close"},
		{"OPTIONS *", "Content-Length: 5"},
		{"CONNECT evil.example:443", ""},
		{"GET /nowhere", "If-Match: \"a\"\r\nTransfer-Encoding: chunked"},
		{"GET /404.html%00", "Accept-Encoding: identity;q=0"},
	} {
		f.Add(seed.requestLine, seed.fields)
	}
	handler := newTestHandler(f, servertest.Site())
	whole := map[string]string{} // body by ETag
	for _, path := range []string{"/", "/about", servertest.ScriptPath, servertest.FilmPath, "/favicon.svg", "/robots.txt", "/share.png"} {
		for _, coding := range []string{"br", "gzip", ""} {
			request := httptest.NewRequest("GET", path, http.NoBody)
			request.Header.Set("Accept-Encoding", coding)
			w := httptest.NewRecorder()
			handler.ServeHTTP(w, request)
			whole[w.Header().Get("ETag")] = w.Body.String()
		}
	}
	f.Fuzz(func(t *testing.T, requestLine, fields string) {
		request, err := http.ReadRequest(bufio.NewReader(strings.NewReader(requestLine + " HTTP/1.1\r\nHost: goniometria.example\r\n" + fields + "\r\n\r\n")))
		if err != nil {
			return // net/http answers it.
		}
		request.RemoteAddr = "192.0.2.1:1234"
		w := httptest.NewRecorder()
		handler.ServeHTTP(w, request)
		checkResponse(t, request, w, whole)
	})
}

// checkResponse checks what holds for every response.
func checkResponse(t *testing.T, request *http.Request, w *httptest.ResponseRecorder, whole map[string]string) {
	t.Helper()
	h, body := w.Header(), w.Body.String()
	get := h.Get
	etag, knownTag := get("ETag"), whole[get("ETag")]
	if !slices.Contains([]int{200, 206, 304, 308, 404, 405, 406, 412, 416}, w.Code) {
		t.Errorf("status %d", w.Code)
	}
	if location := get("Location"); location != "" && !regexp.MustCompile(`^/about(\?|$)`).MatchString(location) {
		t.Errorf("leads to %q", location)
	}
	for name, values := range h {
		for _, value := range values {
			if strings.ContainsAny(value, "\r\n\x00") {
				t.Errorf("%s: %q", name, value)
			}
		}
	}
	if !strings.HasPrefix(get("Content-Security-Policy"), "default-src 'none'; ") || get("X-Content-Type-Options") != "nosniff" {
		t.Errorf("without its security fields: %v", h)
	}
	if length := get("Content-Length"); length != "" && request.Method != http.MethodHead && length != strconv.Itoa(len(body)) {
		t.Errorf("announces %s bytes and sends %d", length, len(body))
	}
	switch w.Code {
	case 200:
		if strings.HasSuffix(request.URL.Path, "z") {
			break // a probe
		}
		if knownTag == "" || request.Method == http.MethodGet && body != knownTag {
			t.Errorf("%d bytes with the tag %s", len(body), etag)
		}
	case 206:
		first, last, size := 0, 0, 0
		if n, err := fmt.Sscanf(get("Content-Range"), "bytes %d-%d/%d", &first, &last, &size); n != 3 || size != len(knownTag) || body != knownTag[first:last+1] {
			t.Errorf("%v has other bytes: %v", h, err)
		}
	case 304:
		if knownTag == "" || get("Cache-Control") == "" || body != "" {
			t.Errorf("304 with %v", h)
		}
	default:
		if etag != "" || strings.Contains(get("Cache-Control"), "immutable") || get("Accept-Ranges") != "" {
			t.Errorf("error %d with %v", w.Code, h)
		}
	}
}
