package main

import (
	"io/fs"
	"log/slog"
	"net/http"
	"testing"

	"github.com/prometheus/client_golang/prometheus"

	"goniometria.example/site/server/internal/listen"
	"goniometria.example/site/server/internal/servertest"
	"goniometria.example/site/server/internal/site"
)

var quiet = slog.New(slog.DiscardHandler)

func newTestHandler(t testing.TB, files fs.FS) http.Handler {
	t.Helper()
	return newHandlerWith(t, files, defaults, func(next http.Handler) http.Handler { return next }, quiet)
}

func newHandlerWith(t testing.TB, files fs.FS, cfg config, challenges func(http.Handler) http.Handler, logger *slog.Logger) http.Handler {
	t.Helper()
	build, err := site.ReadBuild(files)
	if err != nil {
		t.Fatal(err)
	}
	handler, err := newHandler(files, build, cfg, challenges, logger, prometheus.NewRegistry(), func() bool { return false })
	if err != nil {
		t.Fatal(err)
	}
	return handler
}

// serveTestSite serves the test site on a free port with the default settings, until the test ends.
func serveTestSite(t testing.TB) (addr string) {
	t.Helper()
	listeners, err := listen.Listen(t.Context(), writeTimeout, "127.0.0.1:0")
	if err != nil {
		t.Fatal(err)
	}
	server := newServer(newTestHandler(t, servertest.Site()), listen.NewConnections(defaults.maxConnections), quiet)
	go server.Serve(listeners[0])
	t.Cleanup(func() { server.Close() })
	return listeners[0].Addr().String()
}
