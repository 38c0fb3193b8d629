package main

import (
	"fmt"
	"io/fs"
	"maps"
	"net/http"
	"time"

	"goniometria.example/site/server/tools/internal/measure"
)

const bareCommand = "bare" // the argument that makes this program serve as the bare handler

// request is a request that every server gets.
type request struct {
	name, path string
	header     http.Header
	status     int
	atMost     map[string]float64 // our CPU time, as a share of another server's
}

func findRequests(site fs.FS) ([]request, error) {
	scripts, _ := fs.Glob(site, "assets/*.js")
	films, _ := fs.Glob(site, "assets/demo-*.mp4")
	if len(scripts) != 1 || len(films) != 1 {
		return nil, fmt.Errorf("web/dist has not one script and one film: run `make build`")
	}
	gzip, bounds := http.Header{"Accept-Encoding": {"gzip"}}, map[string]float64{"Caddy": 0.5, "bare handler": 1.5}
	return []request{
		{"page, gzip", "/", gzip, http.StatusOK, bounds},
		{"page, 304", "/", http.Header{"Accept-Encoding": {"gzip"}, "If-None-Match": {"*"}}, http.StatusNotModified, bounds},
		{"script, gzip", "/" + scripts[0], gzip, http.StatusOK, bounds},
		{"film, 64 kB", "/" + films[0], http.Header{"Range": {"bytes=100000-165535"}}, http.StatusPartialContent, map[string]float64{"Caddy": 0.65, "bare handler": 1.5}},
	}, nil
}

// serveBare copies the responses of our server at origin and serves them on addr with nothing but a map lookup. What
// that costs is the limit that net/http, with timeouts, sets to any handler.
func serveBare(addr, origin string, requests []request) error {
	handlers := map[string]http.HandlerFunc{}
	for _, r := range requests {
		response, body, err := measure.Get(measure.OneRequest, origin+r.path, r.header, r.status)
		if err != nil {
			return err
		}
		response.Header.Del("Date") // net/http sets both.
		response.Header.Del("Connection")
		handlers[r.path+r.header.Get("If-None-Match")] = func(w http.ResponseWriter, _ *http.Request) {
			maps.Copy(w.Header(), response.Header)
			w.WriteHeader(response.StatusCode)
			w.Write(body)
		}
	}
	server := http.Server{Addr: addr, ReadHeaderTimeout: time.Minute, IdleTimeout: time.Minute, WriteTimeout: time.Minute}
	server.Handler = http.HandlerFunc(func(w http.ResponseWriter, r *http.Request) {
		if handler, found := handlers[r.URL.Path+r.Header.Get("If-None-Match")]; found {
			handler(w, r)
		}
	})
	return server.ListenAndServe()
}
