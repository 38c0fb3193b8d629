package middleware

import (
	"net/http"
	"net/http/httptest"
	"strings"
	"testing"

	"github.com/go-chi/chi/v5"
	"github.com/prometheus/client_golang/prometheus"
	"github.com/prometheus/client_golang/prometheus/promhttp"
)

func TestMetrics(t *testing.T) {
	registry := prometheus.NewRegistry()
	handler := Metrics(registry, []chi.Route{{Pattern: "/about"}, {Pattern: "/about/"}, {Pattern: "/contact"}, {Pattern: "/favicon.svg"}})(ok)
	for _, request := range []struct{ method, path string }{
		{"GET", "/about"}, {"GET", "/about"}, {"HEAD", "/contact"}, {"BREW", "/about"}, {"POT", "/about"},
		{"GET", "/assets/demo.mp4"}, {"GET", "/favicon.svg"}, {"GET", "/readyz"},
		{"GET", "/about/"}, {"GET", "/invented"}, {"GET", "/about/invented"},
	} {
		handler.ServeHTTP(httptest.NewRecorder(), httptest.NewRequest(request.method, request.path, http.NoBody))
	}

	exposed := httptest.NewRecorder()
	promhttp.HandlerFor(registry, promhttp.HandlerOpts{}).ServeHTTP(exposed, httptest.NewRequest("GET", "/metrics", http.NoBody))
	for _, want := range []string{
		`goniometria_request_duration_seconds_count{code="200",kind="page",method="get",page="/about"} 2`,
		`goniometria_request_duration_seconds_count{code="200",kind="page",method="head",page="/contact"} 1`,
		`goniometria_request_duration_seconds_count{code="200",kind="page",method="unknown",page="/about"} 2`,
		`goniometria_request_duration_seconds_count{code="200",kind="page",method="get",page="other"} 3`,
		`goniometria_request_duration_seconds_count{code="200",kind="asset",method="get",page="other"} 1`,
		`goniometria_request_duration_seconds_count{code="200",kind="file",method="get",page="other"} 1`,
		`goniometria_request_duration_seconds_count{code="200",kind="probe",method="get",page="other"} 1`,
	} {
		if !strings.Contains(exposed.Body.String(), "\n"+want+"\n") {
			t.Errorf("metrics lack %s", want)
		}
	}
}
