package middleware

import (
	"net/http"
	"path"
	"strings"

	"github.com/prometheus/client_golang/prometheus"
	"github.com/prometheus/client_golang/prometheus/promhttp"
)

// Metrics returns a middleware that measures requests in registry. Its labels have few values, whatever clients send.
func Metrics(registry prometheus.Registerer) func(http.Handler) http.Handler {
	duration := prometheus.NewHistogramVec(prometheus.HistogramOpts{
		Name: "goniometria_request_duration_seconds", Help: "Time from the request header to the last byte of the response.",
		Buckets: []float64{.0001, .001, .01, .1, 1, 10, 60},
	}, []string{"code", "method", "kind"})
	registry.MustRegister(duration)
	return func(next http.Handler) http.Handler {
		return promhttp.InstrumentHandlerDuration(duration, next, promhttp.WithLabelFromRequest("kind", kindOf))
	}
}

// kindOf sorts requests by what they ask for: a film takes longer than a page, and a probe is nobody's visit.
func kindOf(r *http.Request) string {
	switch name := r.URL.Path; {
	case name == "/healthz" || name == "/readyz":
		return "probe"
	case strings.HasPrefix(name, "/assets/"):
		return "asset"
	case path.Ext(path.Base(name)) != "":
		return "file"
	default:
		return "page"
	}
}

// ConnectionMetrics registers what stats returns: how many connections are open, how many of them are idle, and how many
// were closed at the cap.
func ConnectionMetrics(registry prometheus.Registerer, stats func() (open, idle, evicted int)) {
	registry.MustRegister(
		prometheus.NewGaugeFunc(prometheus.GaugeOpts{
			Name: "goniometria_connections_open", Help: "Open connections.",
		}, func() float64 { open, _, _ := stats(); return float64(open) }),
		prometheus.NewGaugeFunc(prometheus.GaugeOpts{
			Name: "goniometria_connections_idle", Help: "Open connections without a request.",
		}, func() float64 { _, idle, _ := stats(); return float64(idle) }),
		prometheus.NewCounterFunc(prometheus.CounterOpts{
			Name: "goniometria_connections_evicted_total", Help: "Connections closed to stay below the limit.",
		}, func() float64 { _, _, evicted := stats(); return float64(evicted) }),
	)
}
