package main

import (
	"context"
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
	return newHandlerWith(t, handlerOptions{files: files, logger: quiet})
}

func newHandlerWith(t testing.TB, options handlerOptions) http.Handler {
	t.Helper()
	build, err := site.ReadBuild(options.files)
	if err != nil {
		t.Fatal(err)
	}
	options.build, options.registry = build, prometheus.NewRegistry()
	handler, err := newHandler(context.Background(), options)
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
	server := newServer(nil, newTestHandler(t, servertest.Site()), listen.NewConnections(defaults.maxConnections), quiet)
	go server.Serve(listeners[0])
	t.Cleanup(func() { server.Close() })
	return listeners[0].Addr().String()
}
