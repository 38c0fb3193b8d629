package middleware

import (
	"net/http"
	"net/http/httptest"
	"strings"
	"testing"

	"github.com/prometheus/client_golang/prometheus"
	"github.com/prometheus/client_golang/prometheus/promhttp"
)

func TestMetrics(t *testing.T) {
	registry := prometheus.NewRegistry()
	ConnectionMetrics(registry, func() (open, idle, evicted int) { return 3, 2, 1 })
	handler := Metrics(registry)(ok)
	for _, request := range []struct{ method, path string }{
		{"GET", "/about"}, {"GET", "/about"}, {"HEAD", "/contact"}, {"BREW", "/about"}, {"POT", "/about"},
		{"GET", "/assets/demo.mp4"}, {"GET", "/favicon.svg"}, {"GET", "/readyz"},
	} {
		handler.ServeHTTP(httptest.NewRecorder(), httptest.NewRequest(request.method, request.path, http.NoBody))
	}

	exposed := httptest.NewRecorder()
	promhttp.HandlerFor(registry, promhttp.HandlerOpts{}).ServeHTTP(exposed, httptest.NewRequest("GET", "/metrics", http.NoBody))
	for _, want := range []string{
		`goniometria_request_duration_seconds_count{code="200",kind="page",method="get"} 2`,
		`goniometria_request_duration_seconds_count{code="200",kind="page",method="head"} 1`,
		`goniometria_request_duration_seconds_count{code="200",kind="page",method="unknown"} 2`,
		`goniometria_request_duration_seconds_count{code="200",kind="asset",method="get"} 1`,
		`goniometria_request_duration_seconds_count{code="200",kind="file",method="get"} 1`,
		`goniometria_request_duration_seconds_count{code="200",kind="probe",method="get"} 1`,
		"goniometria_connections_open 3",
		"goniometria_connections_idle 2",
		"goniometria_connections_evicted_total 1",
	} {
		if !strings.Contains(exposed.Body.String(), "\n"+want+"\n") {
			t.Errorf("metrics lack %s", want)
		}
	}
}
