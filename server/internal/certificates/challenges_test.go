package certificates

import (
	"io"
	"net/http"
	"net/http/httptest"
	"os"
	"path/filepath"
	"strings"
	"testing"
)

func TestChallengesTellNothingOfTheServerAndReadNoDisk(t *testing.T) {
	m, _ := newTestManager(t, t.TempDir(), unreachable)
	handler := m.AnswerChallenges(http.HandlerFunc(func(w http.ResponseWriter, _ *http.Request) { io.WriteString(w, "next") }))
	for _, name := range []string{"planted+http-01", "planted+token"} { // as autocert named them
		if err := os.WriteFile(filepath.Join(m.folder.dir, name), []byte("planted"), 0o600); err != nil {
			t.Fatal(err)
		}
	}
	const challenges, missing = "/.well-known/acme-challenge/", "Not Found\n"
	for _, test := range []struct {
		name, host, path string
		status           int
		body             string
	}{
		{"an unknown name", "evil.example", challenges + "unknown", 404, missing},
		{"an unknown token", host, challenges + "unknown", 404, missing},
		{"no token", host, challenges, 404, missing},
		{"a long token", host, challenges + strings.Repeat("a", 260), 404, missing},
		{"a path", host, challenges + "../../etc/passwd", 404, missing},
		{"a NUL", host, challenges + "\x00", 404, missing},
		{"a file", host, challenges + "planted", 404, missing},
		{"no challenge", "evil.example", "/about", 200, "next"},
	} {
		request, response := httptest.NewRequest("GET", "/", http.NoBody), httptest.NewRecorder()
		request.Host, request.URL.Path = test.host, test.path
		handler.ServeHTTP(response, request)
		if response.Code != test.status || response.Body.String() != test.body {
			t.Errorf("%s: %d %q, want %d %q", test.name, response.Code, response.Body, test.status, test.body)
		}
	}
}
