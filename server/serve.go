package main

import (
	"context"
	"crypto/tls"
	"fmt"
	"log/slog"
	"net"
	"net/http"
	"time"
)

func newServer(cfg config, handler http.Handler, visitors *crowd, logger *slog.Logger) *http.Server {
	protocols := new(http.Protocols)
	protocols.SetHTTP1(true)
	protocols.SetHTTP2(true)
	protocols.SetUnencryptedHTTP2(true) // for service meshes, which know beforehand (RFC 9113, 3.3)
	return &http.Server{
		Handler:           handler,
		Protocols:         protocols,
		HTTP2:             &http.HTTP2Config{WriteByteTimeout: cfg.writeTimeout},
		ReadHeaderTimeout: cfg.headerTimeout,
		IdleTimeout:       cfg.idleTimeout,
		WriteTimeout:      cfg.writeTimeout, // of each chunk: see writeRolling
		MaxHeaderBytes:    cfg.maxHeaderBytes,
		ConnState:         visitors.connState,
		ConnContext:       keepConn,
		ErrorLog:          withoutVisitors(logger),
		// "OPTIONS *" goes through our handler too, or it would be the one answer without the security headers.
		DisableGeneralOptionsHandler: true,
	}
}

// serve answers until ctx ends, goes on for delay so that load balancers see /readyz turn, and then
// gives those who are already here until timeout.
func serve(ctx context.Context, server *http.Server, listener net.Listener, visitors *crowd, delay, timeout time.Duration) error {
	accepting := make(chan error, 1)
	go func() { accepting <- accept(server, listener) }()
	select {
	case err := <-accepting:
		return fmt.Errorf("serve: %w", err)
	case <-ctx.Done():
	}

	notifyStopping()
	server.SetKeepAlivesEnabled(false) // Answers now say "Connection: close", so clients go elsewhere next time.
	time.Sleep(delay)
	grace, cancel := context.WithTimeout(context.Background(), timeout)
	defer cancel()
	listener.Close()
	<-accepting
	hearOut(grace, visitors)
	if err := server.Shutdown(grace); err != nil {
		server.Close()
		return fmt.Errorf("stop: cut the requests still running after %s: %w", timeout, err)
	}
	return nil
}

// hearOut waits for the requests of those who have just connected: once Shutdown has begun, net/http drops them. Browsers
// also connect without a word, for later: these are dismissed after a while, as others wait for the next program.
func hearOut(ctx context.Context, visitors *crowd) {
	const pause, patience = 5 * time.Millisecond, 2 * time.Second
	ctx, cancel := context.WithTimeout(ctx, patience)
	defer cancel()
	for heard := false; !heard && ctx.Err() == nil; {
		heard = visitors.newcomers() == 0
		time.Sleep(pause) // Afterwards too: net/http looks for Shutdown once more before it calls the handler.
	}
	visitors.dismissNewcomers()
}

func accept(server *http.Server, listener net.Listener) error {
	if server.TLSConfig != nil {
		return server.ServeTLS(listener, "", "") // The configuration knows the certificate.
	}
	return server.Serve(splicingListener{listener})
}

// secure makes the server speak TLS if there is a certificate for it.
func secure(server *http.Server, cfg config, logger *slog.Logger) error {
	if cfg.tlsCert == "" {
		return nil
	}
	pair, err := newCertificate(cfg.tlsCert, cfg.tlsKey, logger, time.Now)
	if err != nil {
		return err
	}
	server.TLSConfig = &tls.Config{GetCertificate: pair.get}
	return nil
}
