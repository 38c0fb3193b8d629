package middleware

import (
	"net/http"
	"net/http/httptest"
	"path"
	"strings"
	"testing"

	"github.com/go-chi/chi/v5"
	"github.com/prometheus/client_golang/prometheus"
	"github.com/prometheus/client_golang/prometheus/promhttp"
)

func TestMetrics(t *testing.T) {
	registry := prometheus.NewRegistry()
	isPage := func(target string) bool { return path.Ext(target) == "" }
	router := chi.NewRouter()
	router.Use(Metrics(registry, isPage, "/readyz"))
	for _, route := range []string{"/", "/about", "/about/", "/contact", "/favicon.svg", "/readyz"} {
		router.Handle(route, ok)
	}
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
		`{code="200",kind="page",method="get",page="/"} 1`,
		`{code="200",kind="page",method="get",page="/about"} 3`, // with the redirect from /about/, in the program
		`{code="200",kind="page",method="head",page="/contact"} 1`,
		`{code="405",kind="page",method="unknown",page="other"} 2`,
		`{code="404",kind="page",method="get",page="other"} 2`,
		`{code="200",kind="file",method="get",page="other"} 1`,
		`{code="404",kind="file",method="get",page="other"} 1`,
		`{code="200",kind="probe",method="get",page="other"} 1`,
	} {
		if !strings.Contains(exposed.Body.String(), "\ngoniometria_request_duration_seconds_count"+want+"\n") {
			t.Errorf("metrics lack %s", want)
		}
	}
}
