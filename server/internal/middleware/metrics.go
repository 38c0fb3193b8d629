package middleware

import (
	"net/http"
	"slices"

	"github.com/go-chi/chi/v5"
	"github.com/prometheus/client_golang/prometheus"
	"github.com/prometheus/client_golang/prometheus/promhttp"
)

// Metrics measures requests in registry. Its labels have few values, whatever clients send: kind is what the path asks
// for, as a film takes longer than a page and a probe is no visit, and page is the route of a page, or "other".
func Metrics(registry prometheus.Registerer, isPage func(path string) bool, probes ...string) func(http.Handler) http.Handler {
	duration := prometheus.NewHistogramVec(prometheus.HistogramOpts{
		Name: "goniometria_request_duration_seconds", Help: "Time from the request header to the last byte of the response.",
		Buckets: []float64{.0001, .001, .01, .1, 1, 10, 60},
	}, []string{"code", "method", "kind", "page"})
	registry.MustRegister(duration)
	kind := func(r *http.Request) string {
		switch {
		case slices.Contains(probes, r.URL.Path):
			return "probe"
		case isPage(r.URL.Path):
			return "page"
		}
		return "file"
	}
	page := func(r *http.Request) string {
		route := chi.RouteContext(r.Context()).RoutePattern()
		if kind(r) != "page" || route == "" {
			return "other"
		}
		return route
	}
	return func(next http.Handler) http.Handler {
		return promhttp.InstrumentHandlerDuration(duration, next,
			promhttp.WithLabelFromRequest("kind", kind), promhttp.WithLabelFromRequest("page", page))
	}
}
