package main

import (
	"context"
	"errors"
	"fmt"
	"log"
	"log/slog"
	"net"
	"net/http"

	"github.com/go-chi/chi/v5"
	"github.com/prometheus/client_golang/prometheus"
	"github.com/prometheus/client_golang/prometheus/collectors"

	"goniometria.example/site/server/internal/listen"
	"goniometria.example/site/server/internal/middleware"
)

// newRegistry returns the metrics of the process and of its connections.
func newRegistry(connections *listen.Connections) *prometheus.Registry {
	registry := prometheus.NewRegistry()
	registry.MustRegister(
		collectors.NewGoCollector(),
		collectors.NewProcessCollector(collectors.ProcessCollectorOpts{}),
		collectors.NewBuildInfoCollector(),
	)
	middleware.ConnectionMetrics(registry, connections.Stats)
	return registry
}

// servePrivate serves handler at path of addr, unless addr is empty, until ctx ends. It returns the error of a failure
// to listen. A later failure is logged and does not end the program: the public site matters more.
func servePrivate(ctx context.Context, cfg config, addr, path string, handler http.Handler, logger *slog.Logger) error {
	if addr == "" {
		return nil
	}
	listener, err := net.Listen("tcp", addr)
	if err != nil {
		return fmt.Errorf("private address: %w", err)
	}
	router := chi.NewRouter()
	router.Mount(path, handler)
	server := newPrivateServer(cfg, router, logger)
	context.AfterFunc(ctx, func() { server.Close() })
	go serveUntilClosed(server, listener, logger)
	return nil
}

func serveUntilClosed(server *http.Server, listener net.Listener, logger *slog.Logger) {
	if err := server.Serve(listener); !errors.Is(err, http.ErrServerClosed) {
		logger.Error("private address failed", "addr", listener.Addr().String(), "error", err)
	}
}

// newPrivateServer returns a server for operators. It has no write timeout: a CPU profile takes as long as requested.
func newPrivateServer(cfg config, handler http.Handler, logger *slog.Logger) *http.Server {
	return &http.Server{
		Handler:           handler,
		ReadHeaderTimeout: cfg.headerTimeout,
		IdleTimeout:       cfg.idleTimeout,
		ErrorLog:          log.New(errorLog{logger}, "", 0),
	}
}
