package site

import (
	"cmp"
	"errors"
	"io/fs"
	"maps"
	"net/http"
	"slices"
	"time"
)

// resource is a file in its representations: the compressed ones, smallest first, then identity.
type resource []*representation

func loadResource(files fs.FS, build Build, name string, writeTimeout time.Duration) (resource, error) {
	var res resource
	for _, coding := range codings {
		content, err := fs.ReadFile(files, name+coding.suffix)
		if errors.Is(err, fs.ErrNotExist) && coding.suffix != "" {
			continue
		}
		if err != nil {
			return nil, err
		}
		res = append(res, &representation{coding: coding.name, content: content, writeTimeout: writeTimeout})
	}
	shared := http.Header{"Cache-Control": {cacheControl(name)}}
	if len(res) > 1 {
		shared.Set("Vary", "Accept-Encoding")
	}
	switch content := res.identity().content; {
	case IsPage(pathOf(name)):
		maps.Copy(shared, pagePolicies(content, build.ConnectSrc))
	case mediaType(name) == "image/svg+xml":
		shared.Set("Content-Security-Policy", drawingDirectives+styleHashes(content))
	}
	if slices.Contains(build.Embeddable, pathOf(name)) {
		shared.Set("Cross-Origin-Resource-Policy", "cross-origin")
	}
	for _, rep := range res {
		rep.prepare(name, shared)
	}
	return res, nil
}

func (res resource) identity() *representation { return res[len(res)-1] }

// ServeHTTP selects a representation, then evaluates the preconditions, then the range (RFC 9110, section 13.2.1).
func (res resource) ServeHTTP(w http.ResponseWriter, r *http.Request) {
	selected := res.negotiate(r.Header["Accept-Encoding"])
	if selected == nil {
		http.Error(w, http.StatusText(http.StatusNotAcceptable), http.StatusNotAcceptable)
		return
	}
	requested, partial := requestedRange(r, selected)
	switch status := evaluatePreconditions(r.Header, selected.etag); {
	case status == http.StatusPreconditionFailed:
		http.Error(w, http.StatusText(status), status)
	case status == http.StatusNotModified:
		maps.Copy(w.Header(), selected.notModified)
		w.WriteHeader(status)
	case partial:
		selected.servePartial(w, r, requested)
	default:
		selected.serveWhole(w, r, status)
	}
}

// serveNotFound answers with this page where one is asked for, by the path's form or by a browser that opens it. HTML in place
// of a script or a picture fails in confusing ways, so these get plain text. There is no "Vary: Accept", as nothing may store
// either response. Conditions and ranges do not apply to an error (RFC 9110, section 13.2.1).
func (res resource) serveNotFound(w http.ResponseWriter, r *http.Request) {
	if !IsPage(r.URL.Path) && !acceptsHTML(r.Header["Accept"]) {
		http.Error(w, http.StatusText(http.StatusNotFound), http.StatusNotFound)
		return
	}
	selected := cmp.Or(res.negotiate(r.Header["Accept-Encoding"]), res.identity()) // A 406 would say less than a 404.
	selected.serveWhole(w, r, http.StatusNotFound)
}
