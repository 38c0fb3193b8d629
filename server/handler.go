package main

import (
	"errors"
	"io"
	"io/fs"
	"log/slog"
	"net/http"
	"slices"

	"github.com/go-chi/chi/v5"
	"github.com/prometheus/client_golang/prometheus"

	"goniometria.example/site/server/internal/middleware"
	"goniometria.example/site/server/internal/site"
)

const healthPath, readyPath = "/healthz", "/readyz"

var probes = []string{healthPath, readyPath}

// newHandler returns the middleware and every URL of the program, around the built site in files. challenges is the
// middleware that answers the CA. It registers its metrics in registry. /readyz answers 503 while draining returns true.
func newHandler(files fs.FS, cfg config, challenges func(http.Handler) http.Handler, logger *slog.Logger, registry prometheus.Registerer, draining func() bool) (http.Handler, error) {
	pages, err := site.New(files, writeTimeout)
	if errors.Is(err, fs.ErrNotExist) {
		err = errors.New("the front end is not built into this program: run `make build`")
	}
	routes := http.HandlerFunc(func(w http.ResponseWriter, r *http.Request) {
		switch {
		case r.URL.Path == readyPath && draining(): // Load balancers send their requests elsewhere.
			http.Error(w, http.StatusText(http.StatusServiceUnavailable), http.StatusServiceUnavailable)
		case slices.Contains(probes, r.URL.Path):
			w.Header().Set("Content-Type", "text/plain; charset=utf-8")
			io.WriteString(w, "ok")
		default:
			pages.ServeHTTP(w, r)
		}
	})
	return chi.Chain(
		middleware.Record(logger, registry, site.IsPage, pages.PageAt, probes...),
		middleware.DefaultHeaders,
		middleware.GetAndHead,
		challenges, // The CA asks for any of the names, over plain HTTP.
		middleware.CanonicalHost(cfg.domains, probes...),
	).Handler(routes), err
}
