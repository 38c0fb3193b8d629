package middleware

import (
	"cmp"
	"net/http"
	"path"
	"strings"

	"github.com/go-chi/chi/v5"
	"github.com/prometheus/client_golang/prometheus"
	"github.com/prometheus/client_golang/prometheus/promhttp"
)

// Metrics returns a middleware that measures requests in registry. Its labels have few values, whatever clients send: a page
// is one of routes, or "other".
func Metrics(registry prometheus.Registerer, routes []chi.Route) func(http.Handler) http.Handler {
	duration := prometheus.NewHistogramVec(prometheus.HistogramOpts{
		Name: "goniometria_request_duration_seconds", Help: "Time from the request header to the last byte of the response.",
		Buckets: []float64{.0001, .001, .01, .1, 1, 10, 60},
	}, []string{"code", "method", "kind", "page"})
	registry.MustRegister(duration)
	pages := map[string]string{}
	for _, route := range routes {
		if name := route.Pattern; kindOf(name) == "page" && (name == "/" || !strings.HasSuffix(name, "/")) {
			pages[name] = name
		}
	}
	pageOf := func(r *http.Request) string { return cmp.Or(pages[r.URL.Path], "other") }
	return func(next http.Handler) http.Handler {
		return promhttp.InstrumentHandlerDuration(duration, next, promhttp.WithLabelFromRequest("page", pageOf),
			promhttp.WithLabelFromRequest("kind", func(r *http.Request) string { return kindOf(r.URL.Path) }))
	}
}

// kindOf sorts requests by what they ask for: a film takes longer than a page, and a probe is nobody's visit.
func kindOf(target string) string {
	switch {
	case target == "/healthz" || target == "/readyz":
		return "probe"
	case strings.HasPrefix(target, "/assets/"):
		return "asset"
	case path.Ext(path.Base(target)) != "":
		return "file"
	default:
		return "page"
	}
}
