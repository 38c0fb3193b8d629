package main

import (
	"log/slog"
	"net/http"
	"slices"
	"time"
)

// requestLog writes a line for each request, except for the quiet paths, which machines ask for every few seconds.
// Neither the visitor's address nor the query, which may hold personal data, is in it.
func requestLog(logger *slog.Logger, quiet ...string) func(http.Handler) http.Handler {
	return func(next http.Handler) http.Handler {
		return http.HandlerFunc(func(w http.ResponseWriter, r *http.Request) {
			if !logger.Enabled(r.Context(), slog.LevelInfo) || slices.Contains(quiet, r.URL.Path) {
				next.ServeHTTP(w, r)
				return
			}
			start := time.Now()
			counted := counting(w)
			next.ServeHTTP(counted, r)

			// Not logger.LogAttrs, which looks up where in the source it was called.
			end := time.Now()
			line := slog.NewRecord(end, slog.LevelInfo, "request", 0)
			line.AddAttrs(
				slog.String("method", r.Method),
				slog.String("path", r.URL.Path),
				slog.Int("status", counted.status),
				slog.Int("bytes", counted.bytes),
				slog.Duration("took", end.Sub(start)),
			)
			if id := requestID(r); id != nil {
				line.AddAttrs(slog.String("request_id", id[0]))
			}
			logger.Handler().Handle(r.Context(), line) // A log that cannot be written has nowhere to say so.
		})
	}
}
