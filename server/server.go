package main

import (
	"context"
	"fmt"
	"log"
	"log/slog"
	"net"
	"net/http"
	"time"

	"goniometria.example/site/server/internal/listen"
)

// newServer returns the public server, with every timeout and limit of the configuration.
func newServer(cfg config, handler http.Handler, connections *listen.Connections, logger *slog.Logger) *http.Server {
	protocols := new(http.Protocols)
	protocols.SetHTTP1(true)
	protocols.SetHTTP2(true)
	protocols.SetUnencryptedHTTP2(true) // Service meshes use it with prior knowledge (RFC 9113, section 3.3).
	return &http.Server{
		Handler:           handler,
		Protocols:         protocols,
		HTTP2:             &http.HTTP2Config{MaxConcurrentStreams: 100, WriteByteTimeout: cfg.writeTimeout}, // the least that RFC 9113 recommends
		ReadHeaderTimeout: cfg.headerTimeout,
		IdleTimeout:       cfg.idleTimeout,
		WriteTimeout:      cfg.writeTimeout, // Package site restarts it for each part of a response.
		MaxHeaderBytes:    cfg.maxHeaderBytes,
		ConnState:         connections.ConnState,
		ErrorLog:          log.New(errorLog{logger}, "", 0),
		// net/http would answer OPTIONS * by itself, without the default header fields.
		DisableGeneralOptionsHandler: true,
	}
}

// openListeners opens the address for plain HTTP and, with a domain, the one for HTTPS, for which it begins to get
// certificates. It also returns the site's URL.
func openListeners(ctx context.Context, cfg config, logger *slog.Logger) (listeners []net.Listener, url string, err error) {
	if len(cfg.domains) == 0 {
		listeners, err = listen.Listen(ctx, cfg.writeTimeout, cfg.addr)
		if err != nil {
			return nil, "", err
		}
		return listeners, "http://" + listeners[0].Addr().String(), nil
	}
	certificates, err := listen.NewCertificates(cfg.domains, cfg.acmeDirectory, cfg.certDir)
	if err != nil {
		return nil, "", err
	}
	listeners, err = listen.Listen(ctx, cfg.writeTimeout, cfg.addr, cfg.tlsAddr)
	if err != nil {
		return nil, "", err
	}
	listeners[1] = certificates.Listener(listeners[1])
	go certificates.Keep(ctx, logger)
	return listeners, "https://" + cfg.domains[0], nil
}

// serve serves until ctx ends, then drains: it serves for another -shutdown-delay, while load balancers see /readyz
// change, stops accepting, and gives running requests -shutdown-timeout to finish.
func serve(ctx context.Context, cfg config, server *http.Server, listeners []net.Listener, connections *listen.Connections, logger *slog.Logger) error {
	served := make(chan error, len(listeners))
	for _, listener := range listeners {
		go func() { served <- server.Serve(listener) }()
	}
	select {
	case err := <-served:
		return fmt.Errorf("serve: %w", err)
	case <-ctx.Done():
	}

	logger.Info("draining", "delay", cfg.shutdownDelay, "timeout", cfg.shutdownTimeout)
	listen.NotifyStopping()
	server.SetKeepAlivesEnabled(false) // Responses say Connection: close, so clients reconnect elsewhere.
	time.Sleep(cfg.shutdownDelay)
	grace, cancel := context.WithTimeout(context.Background(), cfg.shutdownTimeout)
	defer cancel()
	for _, listener := range listeners {
		listener.Close()
		<-served
	}
	firstResponses, stop := context.WithTimeout(grace, 2*time.Second) // Browsers open connections that they never use.
	defer stop()
	connections.AwaitFirstResponses(firstResponses)
	if err := server.Shutdown(grace); err != nil {
		server.Close()
		logger.Warn("cut requests that outlasted the shutdown timeout", "timeout", cfg.shutdownTimeout)
	}
	logger.Info("stopped")
	return nil
}
