package main

import (
	"io/fs"
	"log/slog"
	"net/http"
	"testing"

	"github.com/prometheus/client_golang/prometheus"

	"goniometria.example/site/server/internal/listen"
	"goniometria.example/site/server/internal/servertest"
)

var quiet = slog.New(slog.DiscardHandler)

func notDraining() bool { return false }

func newTestHandler(t testing.TB, site fs.FS) http.Handler {
	t.Helper()
	handler, err := newHandler(site, defaults, quiet, prometheus.NewRegistry(), notDraining)
	if err != nil {
		t.Fatal(err)
	}
	return handler
}

// serveTestSite serves the test site with the default settings and returns the address.
func serveTestSite(t testing.TB) (addr string) {
	t.Helper()
	return serveWith(t, newTestHandler(t, servertest.Site()))
}

// serveWith serves handler on a free port with the default settings, until the test ends.
func serveWith(t testing.TB, handler http.Handler) (addr string) {
	t.Helper()
	listeners, err := listen.Listen(t.Context(), writeTimeout, "127.0.0.1:0")
	if err != nil {
		t.Fatal(err)
	}
	server := newServer(handler, listen.NewConnections(defaults.maxConnections), quiet)
	go server.Serve(listeners[0])
	t.Cleanup(func() { server.Close() })
	return listeners[0].Addr().String()
}
