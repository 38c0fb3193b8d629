package site

import (
	"io/fs"
	"testing"

	"goniometria.example/site/server/internal/middleware"
	"goniometria.example/site/server/internal/servertest"
	"time"
)

// serveTestSite serves the test site with the default header fields and returns the address.
func serveTestSite(t testing.TB) (addr string) {
	t.Helper()
	return serveSite(t, servertest.Site())
}

func serveSite(t testing.TB, files fs.FS) (addr string) {
	t.Helper()
	handler, err := New(files, time.Minute)
	if err != nil {
		t.Fatal(err)
	}
	return servertest.Serve(t, middleware.DefaultHeaders(handler))
}
