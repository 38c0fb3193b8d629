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
			if slices.Contains(quiet, r.URL.Path) {
				next.ServeHTTP(w, r)
				return
			}
			start := time.Now()
			counted := &countingWriter{ResponseWriter: w}
			next.ServeHTTP(counted, r)
			logger.LogAttrs(r.Context(), slog.LevelInfo, "request",
				slog.String("method", r.Method),
				slog.String("path", r.URL.Path),
				slog.Int("status", counted.status),
				slog.Int("bytes", counted.bytes),
				slog.Duration("took", time.Since(start)),
			)
		})
	}
}

// countingWriter notes what goes through it.
type countingWriter struct {
	http.ResponseWriter
	status, bytes int
}

func (c *countingWriter) WriteHeader(status int) {
	c.status = status
	c.ResponseWriter.WriteHeader(status)
}

func (c *countingWriter) Write(p []byte) (int, error) {
	n, err := c.ResponseWriter.Write(p)
	c.bytes += n
	return n, err
}

// Unwrap is for http.ResponseController.
func (c *countingWriter) Unwrap() http.ResponseWriter { return c.ResponseWriter }
