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
		{"a response", "GET", "/about?email=ana@goniometria.example", ok, []string{"level=INFO", "msg=request", "method=GET", "path=/about", "bytes=2", "took="}},
		{"an implicit 200 with content", "GET", "/about", ok, []string{"status=200"}},
		{"an implicit 200 without content", "HEAD", "/about", nothing, []string{"method=HEAD", "status=200", "bytes=0"}},
		{"an error", "GET", "/nowhere", http.NotFoundHandler(), []string{"status=404"}},
		{"a quiet path", "GET", "/healthz", ok, nil},
		{"a forged line", "GET", "/a%0Amsg=forged", ok, []string{`path="/a\nmsg=forged"`}},
	} {
		t.Run(test.name, func(t *testing.T) {
			line := logOf(test.handler, httptest.NewRequest(test.method, test.target, http.NoBody))
			for _, want := range test.want {
				if !strings.Contains(line, want) {
					t.Errorf("%q lacks %q", line, want)
				}
			}
			if lines := strings.Count(line, "\n"); lines != min(len(test.want), 1) {
				t.Errorf("%q has %d lines", line, lines)
			}
			for _, private := range []string{"192.0.2.1", "ana@"} { // httptest's address of a client
				if strings.Contains(line, private) {
					t.Errorf("%q holds %q", line, private)
				}
			}
		})
	}
}

func TestTheAccessLogIsEmptyAboveItsLevel(t *testing.T) {
	var log bytes.Buffer
	logger := slog.New(slog.NewTextHandler(&log, &slog.HandlerOptions{Level: slog.LevelWarn}))
	AccessLog(logger)(ok).ServeHTTP(httptest.NewRecorder(), httptest.NewRequest("GET", "/about", http.NoBody))
	if log.Len() > 0 {
		t.Errorf("%q", log.String())
	}
}

// logOf returns what a request adds to the log.
func logOf(handler http.Handler, request *http.Request) string {
	var log bytes.Buffer
	AccessLog(slog.New(slog.NewTextHandler(&log, nil)), "/healthz")(handler).ServeHTTP(httptest.NewRecorder(), request)
	return log.String()
}
