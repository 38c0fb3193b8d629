package main

import (
	"fmt"
	"io"
	"net/http"
	"path/filepath"
)

// request is one kind of request, which every server answers.
type request struct {
	name, path string
	fields     map[string]string
	revalidate bool // ask with the tag of the first answer
	status     int
}

func findCases(site string) ([]request, error) {
	var names []string
	for _, pattern := range []string{"assets/hydrate-*.js", "assets/demo-*.mp4"} {
		found, err := filepath.Glob(filepath.Join(site, pattern))
		if err != nil || len(found) != 1 {
			return nil, fmt.Errorf("want one %s in the site, found %d (run `make build`)", pattern, len(found))
		}
		names = append(names, "/assets/"+filepath.Base(found[0]))
	}
	gzip := map[string]string{"Accept-Encoding": "gzip"}
	return []request{
		{name: "page, gzip", path: "/", fields: gzip, status: 200},
		{name: "page, 304", path: "/", fields: gzip, revalidate: true, status: 304},
		{name: "script, gzip", path: names[0], fields: gzip, status: 200},
		{name: "film, 64 kB", path: names[1], fields: map[string]string{"Range": "bytes=100000-165535"}, status: 206},
	}, nil
}

// on returns the fields to ask a server with, once it has shown that it understands them.
func (r request) on(origin string) (fields map[string]string, err error) {
	fields = map[string]string{}
	for name, value := range r.fields {
		fields[name] = value
	}
	if r.revalidate {
		first, err := ask(origin+r.path, fields)
		if err != nil {
			return nil, err
		}
		fields["If-None-Match"] = first.Header.Get("ETag")
	}
	answer, err := ask(origin+r.path, fields)
	if err == nil && answer.StatusCode != r.status {
		err = fmt.Errorf("status %d, want %d", answer.StatusCode, r.status)
	}
	return fields, err
}

func ask(url string, fields map[string]string) (*http.Response, error) {
	request, err := http.NewRequest(http.MethodGet, url, http.NoBody)
	if err != nil {
		return nil, err
	}
	for name, value := range fields {
		request.Header.Set(name, value)
	}
	response, err := http.DefaultTransport.RoundTrip(request) // which does not follow redirects
	if err != nil {
		return nil, err
	}
	defer response.Body.Close()
	_, err = io.Copy(io.Discard, response.Body)
	return response, err
}
