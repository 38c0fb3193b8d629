package middleware

import (
	"bytes"
	"io"
	"log/slog"
	"net/http"
	"net/http/httptest"
	"strings"
	"testing"
	"testing/synctest"
	"time"

	"github.com/go-chi/chi/v5"
	"github.com/prometheus/client_golang/prometheus"
	"github.com/prometheus/client_golang/prometheus/promhttp"

	"goniometria.example/site/server/internal/site"
)

// ok answers "ok", without calling WriteHeader.
var ok = http.HandlerFunc(func(w http.ResponseWriter, r *http.Request) { io.WriteString(w, "ok") })

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
		{"a probe", "GET", "/healthz", ok, slog.LevelInfo, nil},
		{"a forged line", "GET", "/a%0Amsg=forged", ok, slog.LevelInfo, []string{`path="/a\nmsg=forged"`}},
		{"above its level", "GET", "/about", ok, slog.LevelWarn, nil},
	} {
		t.Run(test.name, func(t *testing.T) {
			var log bytes.Buffer
			logger := slog.New(slog.NewTextHandler(&log, &slog.HandlerOptions{Level: test.level}))
			logged := AccessLog(logger, prometheus.NewRegistry(), site.IsPage, "/healthz")(test.handler)
			logged.ServeHTTP(httptest.NewRecorder(), httptest.NewRequest(test.method, test.target, http.NoBody))
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

func TestTheMetricOfRequests(t *testing.T) {
	synctest.Test(t, func(t *testing.T) {
		registry := prometheus.NewRegistry()
		router := chi.NewRouter()
		router.Use(AccessLog(slog.New(slog.DiscardHandler), registry, site.IsPage, "/readyz"))
		for _, route := range []string{"/", "/about", "/about/", "/contact", "/readyz"} {
			router.Handle(route, ok)
		}
		router.HandleFunc("/favicon.svg", func(http.ResponseWriter, *http.Request) { time.Sleep(2 * time.Second) })
		for _, request := range []struct{ method, path string }{
			{"GET", "/"}, {"GET", "/about"}, {"GET", "/about"}, {"HEAD", "/contact"}, {"BREW", "/about"}, {"POT", "/about"},
			{"GET", "/favicon.svg"}, {"GET", "/readyz"}, {"GET", "/invented.svg"},
			{"GET", "/about/"}, {"GET", "/invented"}, {"GET", "/about/invented"},
		} {
			router.ServeHTTP(httptest.NewRecorder(), httptest.NewRequest(request.method, request.path, http.NoBody))
		}

		exposed := httptest.NewRecorder()
		promhttp.HandlerFor(registry, promhttp.HandlerOpts{}).ServeHTTP(exposed, httptest.NewRequest("GET", "/metrics", http.NoBody))
		for _, want := range []string{
			`sum{code="200",kind="file",method="get",page="other"} 2`, // seconds
			`count{code="200",kind="page",method="get",page="/"} 1`,
			`count{code="200",kind="page",method="get",page="/about"} 3`, // with the redirect from /about/, in the program
			`count{code="200",kind="page",method="head",page="/contact"} 1`,
			`count{code="405",kind="page",method="other",page="other"} 2`,
			`count{code="404",kind="page",method="get",page="other"} 2`,
			`count{code="200",kind="file",method="get",page="other"} 1`,
			`count{code="404",kind="file",method="get",page="other"} 1`,
			`count{code="200",kind="probe",method="get",page="other"} 1`,
		} {
			if !strings.Contains(exposed.Body.String(), "\ngoniometria_request_duration_seconds_"+want+"\n") {
				t.Errorf("metrics lack %s", want)
			}
		}
	})
}
