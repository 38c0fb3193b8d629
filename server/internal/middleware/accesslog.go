// Package middleware holds what the program does with every request, one middleware a file.
package middleware

import (
	"cmp"
	"log/slog"
	"net/http"
	"slices"
	"time"

	"github.com/go-chi/chi/v5/middleware"
)

// AccessLog logs every request at level info, except those for the quiet paths. It logs neither the client's address
// nor the query, which may hold personal data.
func AccessLog(logger *slog.Logger, quiet ...string) func(http.Handler) http.Handler {
	return func(next http.Handler) http.Handler {
		return http.HandlerFunc(func(w http.ResponseWriter, r *http.Request) {
			if !logger.Enabled(r.Context(), slog.LevelInfo) || slices.Contains(quiet, r.URL.Path) {
				next.ServeHTTP(w, r)
				return
			}
			start := time.Now()
			response := middleware.NewWrapResponseWriter(w, r.ProtoMajor)
			next.ServeHTTP(response, r)
			logger.LogAttrs(r.Context(), slog.LevelInfo, "request",
				slog.String("method", r.Method),
				slog.String("path", r.URL.Path),
				slog.Int("status", cmp.Or(response.Status(), http.StatusOK)), // net/http's default
				slog.Int("bytes", response.BytesWritten()),
				slog.Duration("took", time.Since(start)),
			)
		})
	}
}
