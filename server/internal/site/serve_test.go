package site

import (
	"testing"
	"time"

	"goniometria.example/site/server/internal/middleware"
	"goniometria.example/site/server/internal/servertest"
)

// serveTestSite serves the test site with the default header fields and returns the address.
func serveTestSite(t testing.TB) (addr string) {
	t.Helper()
	site, err := New(servertest.Site(), time.Minute)
	if err != nil {
		t.Fatal(err)
	}
	return servertest.Serve(t, middleware.DefaultHeaders(site))
}
