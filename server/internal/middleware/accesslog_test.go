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
		level                slog.Level
		want                 []string
	}{
		{"a response", "GET", "/about?email=ana@goniometria.example", ok, slog.LevelInfo, []string{"level=INFO", "msg=request", "method=GET", "path=/about", "status=200", "bytes=2", "took="}},
		{"an implicit 200 without content", "HEAD", "/about", nothing, slog.LevelInfo, []string{"method=HEAD", "status=200", "bytes=0"}},
		{"an error", "GET", "/nowhere", http.NotFoundHandler(), slog.LevelInfo, []string{"status=404"}},
		{"a quiet path", "GET", "/healthz", ok, slog.LevelInfo, nil},
		{"a forged line", "GET", "/a%0Amsg=forged", ok, slog.LevelInfo, []string{`path="/a\nmsg=forged"`}},
		{"above its level", "GET", "/about", ok, slog.LevelWarn, nil},
	} {
		t.Run(test.name, func(t *testing.T) {
			var log bytes.Buffer
			logger := slog.New(slog.NewTextHandler(&log, &slog.HandlerOptions{Level: test.level}))
			AccessLog(logger, "/healthz")(test.handler).ServeHTTP(httptest.NewRecorder(), httptest.NewRequest(test.method, test.target, http.NoBody))
			line := log.String()
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
