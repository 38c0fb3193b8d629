package middleware

import (
	"bytes"
	"log/slog"
	"net/http"
	"net/http/httptest"
	"strings"
	"testing"
)

func TestTheAccessLog(t *testing.T) {
	nothing := http.HandlerFunc(func(http.ResponseWriter, *http.Request) {})
	for _, test := range []struct {
		name, method, target string
		handler              http.Handler
		want                 []string
	}{
		{"a response", "GET", "/about", ok, []string{"level=INFO", "msg=request", "method=GET", "path=/about", "bytes=2", "took="}},
		{"an implicit 200 with content", "GET", "/about", ok, []string{"status=200"}},
		{"an implicit 200 without content", "HEAD", "/about", nothing, []string{"method=HEAD", "status=200", "bytes=0"}},
		{"an error", "GET", "/nowhere", http.NotFoundHandler(), []string{"status=404"}},
		{"a forged line", "GET", "/a%0Amsg=forged", ok, []string{`path="/a\nmsg=forged"`}},
	} {
		t.Run(test.name, func(t *testing.T) {
			line := logOf(test.handler, httptest.NewRequest(test.method, test.target, http.NoBody))
			for _, want := range test.want {
				if !strings.Contains(line, want) {
					t.Errorf("%q lacks %q", line, want)
				}
			}
			if strings.Count(line, "\n") != 1 {
				t.Errorf("%q is not one line", line)
			}
		})
	}
}

func TestTheAccessLogOmitsQuietPaths(t *testing.T) {
	if line := logOf(ok, httptest.NewRequest("GET", "/healthz", http.NoBody)); line != "" {
		t.Errorf("%q", line)
	}
}

func TestTheAccessLogHoldsNoPersonalData(t *testing.T) {
	line := logOf(ok, httptest.NewRequest("GET", "/contact?email=ana@goniometria.example", http.NoBody))
	for _, private := range []string{"192.0.2.1", "ana@"} { // httptest's address of a client
		if strings.Contains(line, private) {
			t.Errorf("%q holds %q", line, private)
		}
	}
}

func TestTheRequestIDIsLoggedAndNotSent(t *testing.T) {
	for _, test := range []struct {
		name   string
		values []string
		want   string
	}{
		{"a UUID", []string{"8c1f5f4e-3b0a-4f6e-9d5a-0d7b1c2e3f40"}, "8c1f5f4e-3b0a-4f6e-9d5a-0d7b1c2e3f40"},
		{"base64", []string{"aB+/9=="}, `"aB+/9=="`},
		{"none", nil, ""},
		{"an empty one", []string{""}, ""},
		{"128 bytes", []string{strings.Repeat("a", 128)}, strings.Repeat("a", 128)},
		{"129 bytes", []string{strings.Repeat("a", 129)}, ""},
		{"a forged line", []string{`a" msg="forged`}, ""},
		{"two", []string{"a", "b"}, ""},
	} {
		t.Run(test.name, func(t *testing.T) {
			request := httptest.NewRequest("GET", "/about", http.NoBody)
			request.Header["X-Request-Id"] = test.values
			line := logOf(ok, request)
			if test.want == "" && strings.Contains(line, "request_id") || !strings.Contains(line, test.want) {
				t.Errorf("%q, want the request_id %q", line, test.want)
			}
		})
	}
}

// logOf returns what a request adds to the log.
func logOf(handler http.Handler, request *http.Request) string {
	var log bytes.Buffer
	AccessLog(slog.New(slog.NewTextHandler(&log, nil)), "/healthz")(handler).ServeHTTP(httptest.NewRecorder(), request)
	return log.String()
}
