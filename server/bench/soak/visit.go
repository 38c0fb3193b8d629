package main

import (
	"bytes"
	"context"
	"fmt"
	"io"
	"io/fs"
	"math/rand/v2"
	"net/http"
	"path"
	"strings"
	"time"
)

// wish is a file of the site, and how a visitor gets it.
type wish struct {
	path   string
	bodies map[string][]byte // by content coding
}

func loadWishes(files fs.FS) (wishes []wish, err error) {
	err = fs.WalkDir(files, ".", func(name string, entry fs.DirEntry, err error) error {
		ext := path.Ext(name)
		if err != nil || entry.IsDir() || strings.HasPrefix(entry.Name(), ".") || name == "404.html" || ext == ".br" || ext == ".gz" {
			return err
		}
		w := wish{path: "/" + strings.TrimSuffix(strings.TrimSuffix(name, ".html"), "index"), bodies: map[string][]byte{}}
		for coding, suffix := range map[string]string{"identity": "", "br": ".br", "gzip": ".gz"} {
			if body, err := fs.ReadFile(files, name+suffix); err == nil {
				w.bodies[coding] = body
			}
		}
		wishes = append(wishes, w)
		return nil
	})
	if err == nil && len(wishes) == 0 {
		err = fmt.Errorf("the site is empty: run `make build`")
	}
	return wishes, err
}

// visit asks for one thing after another, as somebody on a good line does, and compares every byte.
func visit(ctx context.Context, addr string, wishes []wish, seed uint64, seen *counts) {
	random := rand.New(rand.NewPCG(seed, 0))
	transport := &http.Transport{DisableCompression: true}
	defer transport.CloseIdleConnections()
	for ctx.Err() == nil {
		w := wishes[random.IntN(len(wishes))]
		if err := w.fetch(ctx, transport, addr, random, seen); err != nil && ctx.Err() == nil {
			seen.refused.Add(1)
		}
		select {
		case <-time.After(time.Duration(random.IntN(20)) * time.Millisecond):
		case <-ctx.Done():
		}
	}
}

// fetch asks for the file in some coding: whole, in part, or only if it has changed.
func (w wish) fetch(ctx context.Context, transport *http.Transport, addr string, random *rand.Rand, seen *counts) error {
	request, err := http.NewRequestWithContext(ctx, http.MethodGet, "http://"+addr+w.path, http.NoBody)
	if err != nil {
		return err
	}
	request.Header.Set("Accept-Encoding", []string{"identity", "gzip", "br, gzip"}[random.IntN(3)])
	from, kind := 0, random.IntN(4)
	switch kind {
	case 0:
		// Within every coding of every file, or beyond them all: a 416 does not say of which coding it is.
		from = random.IntN(50)
		if random.IntN(10) == 0 {
			from = 1 << 40
		}
		request.Header.Set("Range", fmt.Sprintf("bytes=%d-", from))
	case 1:
		request.Header.Set("If-None-Match", "*")
	}
	response, err := transport.RoundTrip(request)
	if err != nil {
		return err
	}
	defer response.Body.Close()
	got, err := io.ReadAll(response.Body)
	if err != nil {
		return err
	}
	seen.answers.Add(1)

	coding := response.Header.Get("Content-Encoding")
	if coding == "" {
		coding = "identity"
	}
	want := w.bodies[coding]
	status := http.StatusOK
	switch {
	case kind == 1:
		status, want = http.StatusNotModified, nil
	case kind == 0 && from < len(want):
		status, want = http.StatusPartialContent, want[from:]
	case kind == 0:
		status, want = http.StatusRequestedRangeNotSatisfiable, got
	}
	switch {
	case response.StatusCode >= 500:
		seen.failed.Add(1)
	case response.StatusCode != status || !bytes.Equal(got, want):
		seen.wrong.Add(1)
	}
	return nil
}
