package main

import (
	"errors"
	"io"
	"io/fs"
	"log/slog"
	"net/http"

	"github.com/go-chi/chi/v5"
	"github.com/prometheus/client_golang/prometheus"

	"goniometria.example/site/server/internal/middleware"
	"goniometria.example/site/server/internal/site"
)

// newHandler returns the middleware and every URL of the program, around the built site in files. It registers its
// metrics in registry. /readyz answers 503 while draining returns true.
func newHandler(files fs.FS, cfg config, logger *slog.Logger, registry prometheus.Registerer, draining func() bool) (http.Handler, error) {
	routes, err := site.New(files, writeTimeout)
	if errors.Is(err, fs.ErrNotExist) {
		return nil, errors.New("the front end is not built into this program: run `make build`")
	}
	if err != nil {
		return nil, err
	}
	pages := routes.Routes()
	routes.HandleFunc("/healthz", serveHealth)
	routes.HandleFunc("/readyz", func(w http.ResponseWriter, r *http.Request) {
		if draining() { // Load balancers send their requests elsewhere.
			http.Error(w, "draining", http.StatusServiceUnavailable)
			return
		}
		serveHealth(w, r)
	})
	probes := []string{"/healthz", "/readyz"}
	return chi.Chain(
		middleware.AccessLog(logger, probes...),
		middleware.Metrics(registry, pages),
		middleware.DefaultHeaders,
		middleware.GetAndHead,
		middleware.CanonicalHost(cfg.domains, probes...),
		middleware.DecodedPath,
	).Handler(routes), nil
}

func serveHealth(w http.ResponseWriter, r *http.Request) {
	w.Header().Set("Content-Type", "text/plain; charset=utf-8")
	io.WriteString(w, "ok")
}
