package site

import (
	"testing"
	"time"

	"github.com/go-chi/chi/v5"

	"goniometria.example/site/server/internal/middleware"
	"goniometria.example/site/server/internal/servertest"
)

// serveTestSite serves the test site with the default header fields and returns the address.
func serveTestSite(t testing.TB) (addr string) {
	t.Helper()
	router := chi.NewRouter()
	router.Use(middleware.DefaultHeaders)
	files := servertest.Site()
	build, err := ReadBuild(files)
	if err != nil {
		t.Fatal(err)
	}
	if err := Mount(router, files, build, time.Minute); err != nil {
		t.Fatal(err)
	}
	return servertest.Serve(t, router)
}
