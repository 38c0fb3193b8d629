package main

import (
	"bytes"
	"log/slog"
	"net/http"
	"net/http/httptest"
	"strings"
	"testing"

	"github.com/prometheus/client_golang/prometheus"

	"goniometria.example/site/server/internal/certificates"
	"goniometria.example/site/server/internal/servertest"
)

const domain, otherDomain = "goniometria.example", "www.goniometria.example"

func TestWhatPlainHTTPAnswersWithADomain(t *testing.T) {
	domains := []string{domain, otherDomain}
	manager, err := certificates.New(domains, "https://ca.example/directory", t.TempDir(), prometheus.NewRegistry(), quiet)
	if err != nil {
		t.Fatal(err)
	}
	const challenge = "/.well-known/acme-challenge/unknown"
	for _, test := range []struct {
		name, method, host, path string
		status                   int
		location                 string
		logged                   bool
	}{
		{"a page", "GET", domain, "/about", 308, "https://goniometria.example/about", true},
		{"a probe by address", "GET", "127.0.0.1", "/healthz", 200, "", false},
		{"the other probe by address", "GET", "127.0.0.1", "/readyz", 200, "", false},
		{"a challenge", "GET", domain, challenge, 404, "", true},
		{"a challenge by another method", "POST", domain, challenge, 405, "", true},
	} {
		t.Run(test.name, func(t *testing.T) {
			var log bytes.Buffer
			handler := newHandlerWith(t, handlerOptions{
				files: servertest.Site(), domains: domains, certificates: manager, logger: slog.New(slog.NewTextHandler(&log, nil)),
			})
			request := httptest.NewRequest(test.method, test.path, http.NoBody)
			request.Host = test.host
			response := httptest.NewRecorder()
			handler.ServeHTTP(response, request)
			if response.Code != test.status || response.Header().Get("Location") != test.location {
				t.Errorf("%d to %q, want %d to %q", response.Code, response.Header().Get("Location"), test.status, test.location)
			}
			for field, want := range map[string]string{"Cache-Control": "no-store", "X-Content-Type-Options": "nosniff"} {
				if got := response.Header().Get(field); got != want {
					t.Errorf("%s %q, want %q", field, got, want)
				}
			}
			if logged := strings.Contains(log.String(), "path="+test.path); logged != test.logged {
				t.Errorf("logged: %v, want %v: %s", logged, test.logged, &log)
			}
		})
	}
}
