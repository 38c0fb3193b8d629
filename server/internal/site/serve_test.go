package site

import (
	"testing"

	"goniometria.example/site/server/internal/middleware"
	"goniometria.example/site/server/internal/servertest"
)

// serveTestSite serves the test site with the default header fields and returns the address.
func serveTestSite(t testing.TB) (addr string) {
	t.Helper()
	handler, err := New(servertest.Site())
	if err != nil {
		t.Fatal(err)
	}
	return servertest.Serve(t, middleware.DefaultHeaders(handler))
}
