package certificates

import (
	"net/http"
	"net/http/httptest"
	"os"
	"path/filepath"
	"strings"
	"testing"
)

func TestChallengesTellNothingOfTheServerAndReadNoDisk(t *testing.T) {
	m, _ := newTestManager(t, t.TempDir(), unreachable)
	handler := m.AnswerChallenges(http.NotFoundHandler())
	dir := string(m.folder.DirCache)
	if err := os.WriteFile(filepath.Join(dir, "planted+http-01"), []byte("planted"), 0o600); err != nil {
		t.Fatal(err)
	}
	if err := m.folder.Put(t.Context(), "token_-1+http-01", []byte("answer")); err != nil {
		t.Fatal(err)
	}
	ask := func(host, token string) (status int, body string) {
		request, response := httptest.NewRequest("GET", "/", http.NoBody), httptest.NewRecorder()
		request.Host, request.URL.Path = host, "/.well-known/acme-challenge/"+token
		handler.ServeHTTP(response, request)
		return response.Code, response.Body.String()
	}
	for _, test := range []struct {
		name, host, token string
		status            int
		body              string
	}{
		{"the CA's", host, "token_-1", 200, "answer"},
		{"in capitals", strings.ToUpper(host), "token_-1", 200, "answer"},
		{"for an unknown name", "evil.example", "token_-1", 404, "404 Not Found\n"},
		{"of an unknown token", host, "unknown", 404, "404 Not Found\n"},
		{"of no token", host, "", 404, "404 Not Found\n"},
		{"of a long token", host, strings.Repeat("a", 260), 404, "404 Not Found\n"},
		{"of a path", host, "../../etc/passwd", 404, "404 Not Found\n"},
		{"of a NUL", host, "\x00", 404, "404 Not Found\n"},
		{"of a file", host, "planted", 404, "404 Not Found\n"},
	} {
		if status, body := ask(test.host, test.token); status != test.status || body != test.body {
			t.Errorf("%s: %d %q, want %d %q", test.name, status, body, test.status, test.body)
		}
	}
	if found, _ := os.ReadDir(dir); len(found) != 1 {
		t.Errorf("files %v, want only the planted one", found)
	}
	m.folder.Delete(t.Context(), "token_-1+http-01")
	if status, _ := ask(host, "token_-1"); status != 404 {
		t.Errorf("an old token: %d", status)
	}
}
