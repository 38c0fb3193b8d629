package main

import (
	"io/fs"
	"log/slog"
	"net/http"
	"net/netip"

	"github.com/go-chi/chi/v5"
)

// Options is what the handler needs besides the site itself.
type Options struct {
	TrustedProxies []netip.Prefix // whose X-Forwarded-Proto is believed
	Draining       func() bool    // whether the program is about to stop
	Logger         *slog.Logger
	Metrics        *metrics // none if nil
}

// NewHandler returns the whole program as seen from the network: its middleware and every URL.
func NewHandler(files fs.FS, opts Options) (http.Handler, error) {
	site, err := newSite(files)
	if err != nil {
		return nil, err
	}

	r := chi.NewRouter()
	r.Use(requestLog(opts.Logger, "/healthz", "/readyz"))
	if opts.Metrics != nil {
		r.Use(opts.Metrics.middleware)
	}
	r.Use(
		strictTransportSecurity(opts.TrustedProxies),
		echoRequestID,
		refuseContent,
		onlyGetAndHead,
		routeByDecodedPath(site.notFound),
	)
	r.Handle("/healthz", alive)
	r.Handle("/readyz", ready(opts.Draining))
	r.NotFound(site.ServeHTTP) // all other paths: pages, assets and root files, or the 404 that fits
	return r, nil
}
