package main

import (
	"io"
	"io/fs"
	"log/slog"
	"net/http"

	"github.com/go-chi/chi/v5"
	"github.com/prometheus/client_golang/prometheus"

	"goniometria.example/site/server/internal/middleware"
	"goniometria.example/site/server/internal/site"
)

const healthPath, readyPath = "/healthz", "/readyz"

var probes = []string{healthPath, readyPath}

// newHandler returns the middleware and every URL of the program, around the built site in files. challenges is the
// middleware that answers the CA. It registers its metrics in registry. /readyz answers 503 while draining returns true.
func newHandler(files fs.FS, build site.Build, cfg config, challenges func(http.Handler) http.Handler, logger *slog.Logger, registry prometheus.Registerer, draining func() bool) (http.Handler, error) {
	router := chi.NewRouter()
	router.Use(
		middleware.Record(logger, registry, site.IsPage, probes...),
		middleware.DefaultHeaders,
		middleware.GetAndHead,
		challenges, // The CA asks for any of the names, over plain HTTP.
		middleware.CanonicalHost(cfg.domains, probes...),
		middleware.DecodedPath,
	)
	for _, probe := range probes {
		router.HandleFunc(probe, func(w http.ResponseWriter, r *http.Request) {
			if probe == readyPath && draining() { // Load balancers send their requests elsewhere.
				http.Error(w, http.StatusText(http.StatusServiceUnavailable), http.StatusServiceUnavailable)
				return
			}
			w.Header().Set("Content-Type", "text/plain; charset=utf-8")
			io.WriteString(w, "ok")
		})
	}
	return router, site.Mount(router, files, build, writeTimeout)
}
