// Package middleware holds what the program does with every request, one middleware a file.
package middleware

import (
	"cmp"
	"log/slog"
	"net/http"
	"slices"
	"strconv"
	"strings"
	"time"

	"github.com/go-chi/chi/v5"
	"github.com/go-chi/chi/v5/middleware"
	"github.com/prometheus/client_golang/prometheus"
	"github.com/prometheus/client_golang/prometheus/promauto"
)

// AccessLog logs every request but a probe's, without the client's address and the query, which may be personal data. It
// measures every request in registry. The labels of the metric have few values, whatever clients send: kind separates pages
// from files, which take longer, and from probes, which are no visits; page is the route of a page, or "other".
func AccessLog(logger *slog.Logger, registry prometheus.Registerer, isPage func(path string) bool, probes ...string) func(http.Handler) http.Handler {
	duration := promauto.With(registry).NewHistogramVec(prometheus.HistogramOpts{
		Name: "goniometria_request_duration_seconds", Help: "Time from the request header to the last byte of the response.",
		Buckets: []float64{.0001, .001, .01, .1, 1, 10, 60},
	}, []string{"code", "method", "kind", "page"})
	return func(next http.Handler) http.Handler {
		return http.HandlerFunc(func(w http.ResponseWriter, r *http.Request) {
			start := time.Now()
			response := middleware.NewWrapResponseWriter(w, r.ProtoMajor)
			next.ServeHTTP(response, r)
			took, status := time.Since(start), cmp.Or(response.Status(), http.StatusOK) // net/http's default

			method, kind, page := "other", "file", "other"
			if r.Method == http.MethodGet || r.Method == http.MethodHead {
				method = strings.ToLower(r.Method)
			}
			if slices.Contains(probes, r.URL.Path) {
				kind = "probe"
			} else if isPage(r.URL.Path) {
				kind, page = "page", cmp.Or(chi.RouteContext(r.Context()).RoutePattern(), page)
			}
			duration.WithLabelValues(strconv.Itoa(status), method, kind, page).Observe(took.Seconds())
			if kind != "probe" {
				logger.LogAttrs(r.Context(), slog.LevelInfo, "request", slog.String("method", r.Method), slog.String("path", r.URL.Path),
					slog.Int("status", status), slog.Int("bytes", response.BytesWritten()), slog.Duration("took", took))
			}
		})
	}
}
