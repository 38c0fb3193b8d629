package main

import (
	"errors"
	"fmt"
	"io/fs"
	"net/http"
)

// resource is a file of the site with its representations: the compressed ones, smallest first, and then identity.
type resource struct{ representations []*representation }

var (
	notAcceptable      = newNotice(http.StatusNotAcceptable)
	preconditionFailed = newNotice(http.StatusPreconditionFailed)
)

func loadResource(files fs.FS, name string) (resource, error) {
	identity, err := readInPlace(files, name)
	if err != nil {
		return resource{}, fmt.Errorf("read: %w", err)
	}
	type source struct {
		coding string
		body   []byte
	}
	var sources []source
	for _, c := range codings {
		coded, err := readInPlace(files, name+c.suffix)
		if errors.Is(err, fs.ErrNotExist) {
			continue
		}
		if err != nil {
			return resource{}, fmt.Errorf("read: %w", err)
		}
		sources = append(sources, source{c.name, coded})
	}
	sources = append(sources, source{"identity", identity})

	shared := resourceFields(name, identity, len(sources) > 1)
	var res resource
	for _, src := range sources {
		res.representations = append(res.representations, newRepresentation(mediaType(name), src.coding, src.body, shared))
	}
	return res, nil
}

func (res resource) identity() *representation {
	return res.representations[len(res.representations)-1]
}

// ServeHTTP takes the steps in the order of RFC 9110, 13.2: representation, preconditions, range.
func (res resource) ServeHTTP(w http.ResponseWriter, r *http.Request) {
	selected, ok := res.negotiate(r.Header["Accept-Encoding"])
	if !ok {
		notAcceptable.ServeHTTP(w, r)
		return
	}
	switch evaluatePreconditions(r.Header, selected.etag) {
	case http.StatusPreconditionFailed:
		preconditionFailed.ServeHTTP(w, r)
		return
	case http.StatusNotModified:
		selected.notModified.apply(w, r)
		w.WriteHeader(http.StatusNotModified)
		return
	}
	if ranges, ok := requestedRanges(r, selected); ok {
		selected.servePartial(w, r, ranges)
		return
	}
	selected.serveWhole(w, r)
}

// errorScreen is the page that the app shows for an unknown path.
type errorScreen struct{ resource }

func (s errorScreen) ServeHTTP(w http.ResponseWriter, r *http.Request) {
	selected, ok := s.negotiate(r.Header["Accept-Encoding"])
	if !ok {
		selected = s.identity() // An error in an unwanted coding still says more than an error about an error.
	}
	selected.failure.apply(w, r)
	writePrepared(w, r, http.StatusNotFound, selected.body)
}
