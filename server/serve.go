package main

import (
	"context"
	"fmt"
	"log/slog"
	"net"
	"net/http"
	"time"
)

const (
	readHeaderTimeout = 5 * time.Second
	idleTimeout       = 75 * time.Second
	maxHeaderBytes    = 16 << 10
)

func newServer(handler http.Handler, logger *slog.Logger) *http.Server {
	return &http.Server{
		Handler:           handler,
		ReadHeaderTimeout: readHeaderTimeout,
		IdleTimeout:       idleTimeout,
		MaxHeaderBytes:    maxHeaderBytes,
		ErrorLog:          slog.NewLogLogger(logger.Handler(), slog.LevelWarn),
		// "OPTIONS *" goes through our handler too, or it would be the one answer without the security headers.
		DisableGeneralOptionsHandler: true,
	}
}

// serve answers until ctx ends, goes on for delay so that load balancers see /readyz turn, and then
// gives the requests still running until timeout.
func serve(ctx context.Context, server *http.Server, listener net.Listener, delay, timeout time.Duration) error {
	failed := make(chan error, 1)
	go func() { failed <- server.Serve(listener) }()
	select {
	case err := <-failed:
		return fmt.Errorf("serve: %w", err)
	case <-ctx.Done():
	}

	server.SetKeepAlivesEnabled(false) // Answers now say "Connection: close", so clients go elsewhere next time.
	time.Sleep(delay)
	grace, cancel := context.WithTimeout(context.Background(), timeout)
	defer cancel()
	if err := server.Shutdown(grace); err != nil {
		server.Close()
		return fmt.Errorf("stop: cut the requests still running after %s: %w", timeout, err)
	}
	return nil
}
