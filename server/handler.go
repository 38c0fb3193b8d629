package main

import (
	"context"
	"io"
	"io/fs"
	"log/slog"
	"net/http"

	"github.com/go-chi/chi/v5"
	"github.com/prometheus/client_golang/prometheus"

	"goniometria.example/site/server/internal/certificates"
	"goniometria.example/site/server/internal/middleware"
	"goniometria.example/site/server/internal/site"
)

const healthPath, readyPath = "/healthz", "/readyz"

var probes = []string{healthPath, readyPath}

type handlerOptions struct {
	files        fs.FS // the built site
	build        site.Build
	domains      []string
	certificates *certificates.Manager // nil without domains
	logger       *slog.Logger
	registry     prometheus.Registerer // of the handler's metrics
}

// newHandler returns the middleware and every URL of the program. /readyz answers 503 once ctx has ended.
func newHandler(ctx context.Context, options handlerOptions) (http.Handler, error) {
	router := chi.NewRouter()
	router.Use(
		middleware.AccessLog(options.logger, options.registry, site.IsPage, probes...),
		middleware.DefaultHeaders,
		middleware.GetAndHead,
		options.certificates.AnswerChallenges, // The CA asks for any of the names, over plain HTTP.
		middleware.CanonicalHost(options.domains, probes...),
		middleware.DecodedPath,
	)
	for _, probe := range probes {
		router.HandleFunc(probe, func(w http.ResponseWriter, r *http.Request) {
			if probe == readyPath && ctx.Err() != nil { // Load balancers send their requests elsewhere.
				http.Error(w, http.StatusText(http.StatusServiceUnavailable), http.StatusServiceUnavailable)
				return
			}
			w.Header().Set("Content-Type", "text/plain; charset=utf-8")
			io.WriteString(w, "ok")
		})
	}
	return router, site.Mount(router, options.files, options.build, writeTimeout)
}
