package main

import (
	"bytes"
	"log/slog"
	"net/http"
	"net/http/httptest"
	"strings"
	"testing"
)

func TestTheRequestLog(t *testing.T) {
	for _, test := range []struct {
		name, method, target string
		want                 []string
	}{
		{"a page", "GET", "/about", []string{"msg=request", "method=GET", "path=/about", "status=200", "bytes=63", "took="}},
		{"no body", "HEAD", "/about", []string{"method=HEAD", "status=200", "bytes=0"}},
		{"an error", "GET", "/nowhere.js", []string{"path=/nowhere.js", "status=404"}},
		{"a refused method", "POST", "/about", []string{"method=POST", "status=405"}},
		{"a forged line", "GET", "/a%0Amsg=forged", []string{`path="/a\nmsg=forged"`, "status=404"}},
	} {
		t.Run(test.name, func(t *testing.T) {
			line := logOf(t, test.method, test.target)
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

func TestTheRequestLogIsSilentAboutProbes(t *testing.T) {
	for _, path := range []string{"/healthz", "/readyz"} {
		if line := logOf(t, "GET", path); line != "" {
			t.Errorf("%s: %q", path, line)
		}
	}
}

func TestTheRequestLogNamesNoVisitor(t *testing.T) {
	line := logOf(t, "GET", "/contact?email=ana@goniometria.example")
	for _, private := range []string{"192.0.2.1", "ana@"} { // the address that httptest gives to a client
		if strings.Contains(line, private) {
			t.Errorf("%q names %q", line, private)
		}
	}
}

// logOf returns what a request writes to the log.
func logOf(t *testing.T, method, target string, headerField ...string) string {
	t.Helper()
	var log bytes.Buffer
	opts := testOptions()
	opts.Logger = slog.New(slog.NewTextHandler(&log, nil))
	handler, err := NewHandler(testSite(), opts)
	if err != nil {
		t.Fatal(err)
	}
	request := httptest.NewRequest(method, target, http.NoBody)
	if len(headerField) == 2 {
		request.Header.Set(headerField[0], headerField[1])
	}
	handler.ServeHTTP(httptest.NewRecorder(), request)
	return log.String()
}
