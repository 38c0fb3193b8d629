package main

import (
	"context"
	"fmt"
	"log"
	"log/slog"
	"net"
	"net/http"
	"time"

	"github.com/coreos/go-systemd/v22/daemon"

	"goniometria.example/site/server/internal/listen"
)

const (
	headerTimeout = 20 * time.Second // for a TLS handshake or a request header: a phone may lose its radio link meanwhile
	writeTimeout  = 30 * time.Second // for each part of a response: a phone may lose its link here, too

	// Between two requests. A proxy has to end first, or its next request may meet our end: balancers of clouds keep 600 s. The
	// cap on connections bounds what these hold, and ends idle ones first.
	idleTimeout, proxiedIdleTimeout = 75 * time.Second, 620 * time.Second
)

// Limits on what a connection may hold in memory. `make soak` measures it at -max-connections.
const (
	maxHeaderBytes = 8 << 10 // the cookies of a whole domain; over HTTP/1.1, net/http takes 4 KiB more, and 8 in a kept connection
	maxStreams     = 10      // RFC 9113 recommends 100, but each holds a header, buffers and a goroutine; browsers queue
	maxFrame       = 16 << 10
	maxContent     = 64 << 10 // nobody reads it; a connection must offer 64 KiB
)

// newServer returns a server, public or private, with every timeout and limit. Without domains, a proxy is in front.
func newServer(domains []string, handler http.Handler, connections *listen.Connections, logger *slog.Logger) *http.Server {
	idle := proxiedIdleTimeout
	if len(domains) > 0 {
		idle = idleTimeout
	}
	return &http.Server{
		Handler: handler,
		HTTP2: &http.HTTP2Config{
			MaxConcurrentStreams: maxStreams, MaxReadFrameSize: maxFrame, // A connection keeps a buffer of its largest frame.
			MaxReceiveBufferPerConnection: maxContent, MaxReceiveBufferPerStream: maxFrame,
			WriteByteTimeout: writeTimeout,
		},
		ReadHeaderTimeout: headerTimeout,
		IdleTimeout:       idle,
		WriteTimeout:      writeTimeout, // Package site restarts it for each part of a response.
		MaxHeaderBytes:    maxHeaderBytes,
		ConnState:         connections.ConnState,
		ErrorLog:          log.New(errorLog{logger}, "", 0),
		// net/http would answer OPTIONS * by itself, without the default header fields.
		DisableGeneralOptionsHandler: true,
	}
}

// serve serves until ctx ends, then drains: it serves for another -shutdown-delay, while load balancers see /readyz
// change, stops accepting, and gives running requests, and one more of each connection, -shutdown-timeout to finish.
func serve(ctx context.Context, cfg config, server *http.Server, listeners []net.Listener, connections *listen.Connections, logger *slog.Logger) error {
	handler := server.Handler
	server.Handler = http.HandlerFunc(func(w http.ResponseWriter, r *http.Request) {
		if ctx.Err() != nil { // Clients send their next request elsewhere, and lose none. Over HTTP/2, this sends GOAWAY.
			w.Header().Set("Connection", "close")
		}
		handler.ServeHTTP(w, r)
	})
	served := make(chan error, len(listeners))
	for _, listener := range listeners {
		go func() { served <- server.Serve(listener) }()
	}
	select {
	case err := <-served:
		return fmt.Errorf("serve: %w", err)
	case <-ctx.Done():
	}

	stopped := time.Now()
	logger.Info("draining", "delay", cfg.shutdownDelay, "timeout", cfg.shutdownTimeout)
	daemon.SdNotify(false, daemon.SdNotifyStopping) // The drain goes on if systemd cannot be told.
	time.Sleep(cfg.shutdownDelay)
	grace, cancel := context.WithTimeout(context.Background(), cfg.shutdownTimeout)
	defer cancel()
	for _, listener := range listeners {
		listener.Close()
		<-served
	}
	connections.Drain(grace, stopped)
	if err := server.Shutdown(grace); err != nil {
		server.Close()
		logger.Warn("cut requests that outlasted the shutdown timeout", "timeout", cfg.shutdownTimeout)
	}
	logger.Info("stopped")
	return nil
}
