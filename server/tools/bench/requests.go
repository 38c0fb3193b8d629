package main

import (
	"fmt"
	"io/fs"
	"maps"
	"net/http"
	"slices"
	"time"

	"goniometria.example/site/server/tools/internal/measure"
)

const (
	page        = "page, gzip"
	notModified = "page, 304"
	script      = "script, gzip"
	filmRange   = "film, 64 kB"
	bareCommand = "bare" // the argument that makes this program serve as the bare handler
)

// request is a request that every server gets.
type request struct {
	name, path string
	header     http.Header
	status     int
}

func findRequests(site fs.FS) ([]request, error) {
	scripts, _ := fs.Glob(site, "assets/*.js")
	films, _ := fs.Glob(site, "assets/demo-*.mp4")
	if len(scripts) == 0 || len(films) == 0 {
		return nil, fmt.Errorf("no script or no film in web/dist: run `make build`")
	}
	size := func(name string) int { content, _ := fs.ReadFile(site, name); return len(content) }
	largest := slices.MaxFunc(scripts, func(a, b string) int { return size(a) - size(b) })
	gzip := http.Header{"Accept-Encoding": {"gzip"}}
	return []request{
		{page, "/", gzip, http.StatusOK},
		{notModified, "/", gzip, http.StatusNotModified},
		{script, "/" + largest, gzip, http.StatusOK},
		{filmRange, "/" + films[0], http.Header{"Range": {"bytes=100000-165535"}}, http.StatusPartialContent},
	}, nil
}

// try sends the request once and checks the status. It also returns the header fields that it sent: a conditional
// request takes the entity tag from an unconditional one, since each server has its own.
func (r request) try(origin string) (sent http.Header, response *http.Response, body []byte, err error) {
	sent = r.header.Clone()
	if r.status == http.StatusNotModified {
		response, _, err = measure.Get(measure.OneRequest, origin+r.path, sent, http.StatusOK)
		if err != nil {
			return nil, nil, nil, err
		}
		sent.Set("If-None-Match", response.Header.Get("ETag"))
	}
	response, body, err = measure.Get(measure.OneRequest, origin+r.path, sent, r.status)
	return sent, response, body, err
}

// serveBare copies the responses of our server at origin and serves them on addr with nothing but a map lookup. What
// that costs is the limit that net/http, with timeouts, sets to any handler.
func serveBare(addr, origin string, requests []request) error {
	type key struct{ path, ifNoneMatch string }
	handlers := map[key]http.HandlerFunc{}
	for _, r := range requests {
		sent, response, body, err := r.try(origin)
		if err != nil {
			return err
		}
		response.Header.Del("Date") // net/http sets both.
		response.Header.Del("Connection")
		handlers[key{r.path, sent.Get("If-None-Match")}] = func(w http.ResponseWriter, _ *http.Request) {
			maps.Copy(w.Header(), response.Header)
			w.WriteHeader(response.StatusCode)
			w.Write(body)
		}
	}
	serve := func(w http.ResponseWriter, r *http.Request) {
		if handler, found := handlers[key{r.URL.Path, r.Header.Get("If-None-Match")}]; found {
			handler(w, r)
		}
	}
	server := http.Server{Addr: addr, Handler: http.HandlerFunc(serve), ReadHeaderTimeout: time.Minute, IdleTimeout: time.Minute, WriteTimeout: time.Minute}
	return server.ListenAndServe()
}
