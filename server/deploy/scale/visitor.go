package main

import (
	"bytes"
	"context"
	"fmt"
	"io"
	"math/rand/v2"
	"net/http"
	"path"
	"slices"
	"time"
)

var codings = []string{"br", "gzip", "identity"}

// visitor does what a browser does: it fetches a page, and then what this page names.
type visitor struct {
	base     string
	random   *rand.Rand
	releases []*release // the current and the next one
	client   *http.Client
}

func newVisitor(base string, seed uint64, releases ...*release) *visitor {
	return &visitor{base, rand.New(rand.NewPCG(seed, 0)), releases, &http.Client{
		Transport: &http.Transport{DisableCompression: true},
		Timeout:   20 * time.Second,
	}}
}

// visit goes on until ctx ends. Each visit is whole, and counted where it began.
func (v *visitor) visit(ctx context.Context, now func() *tally) {
	defer v.client.CloseIdleConnections()
	for ctx.Err() == nil {
		seen := now()
		url := anyKey(v.random, v.releases[0].assets)
		coding := codings[v.random.IntN(len(codings))]
		if origin := v.fetchPage(url, coding, seen); origin != nil {
			for _, asset := range origin.assets[url] {
				v.fetchAsset(origin, asset, coding, seen)
			}
		}
	}
}

// fetchPage returns the release that the page is from, nil if that is none.
func (v *visitor) fetchPage(url, coding string, seen *tally) *release {
	seen.pages.Add(1)
	response, body, err := v.get(url, coding, "")
	if err != nil || response.StatusCode != http.StatusOK {
		seen.trouble(&seen.failed, "%s: %v", url, describe(response, err))
		return nil
	}
	for i, r := range v.releases {
		if bytes.Equal(body, r.bodies[url][coding]) {
			seen.next.Add(int64(i))
			return r
		}
	}
	seen.trouble(&seen.wrong, "%s in %s is of no release", url, coding)
	return nil
}

// fetchAsset asks for a part of the film, as a player does, and for everything else as a whole.
func (v *visitor) fetchAsset(origin *release, url, coding string, seen *tally) {
	want, status, byteRange := origin.bodies[url][coding], http.StatusOK, ""
	if want == nil {
		want = origin.bodies[url]["identity"]
	}
	if path.Ext(url) == ".mp4" {
		from := v.random.IntN(len(want))
		to := min(from+v.random.IntN(256<<10), len(want)-1)
		want, status, byteRange = want[from:to+1], http.StatusPartialContent, fmt.Sprintf("bytes=%d-%d", from, to)
	}
	response, body, err := v.get(url, coding, byteRange)
	switch {
	case err != nil || response.StatusCode != status:
		seen.assets.Add(1)
		seen.trouble(&seen.failed, "%s in %s: %v", url, coding, describe(response, err))
		return
	case !bytes.Equal(body, want):
		seen.trouble(&seen.wrong, "%s in %s, %s: other bytes", url, coding, byteRange)
	}
	seen.fetched(response)
}

func (v *visitor) get(url, coding, byteRange string) (*http.Response, []byte, error) {
	request, err := http.NewRequest(http.MethodGet, v.base+url, http.NoBody)
	if err != nil {
		return nil, nil, err
	}
	request.Header.Set("Accept-Encoding", coding)
	if byteRange != "" {
		request.Header.Set("Range", byteRange)
	}
	response, err := v.client.Do(request)
	if err != nil {
		return nil, nil, err
	}
	defer response.Body.Close()
	body, err := io.ReadAll(response.Body)
	return response, body, err
}

func describe(response *http.Response, err error) any {
	if err != nil {
		return err
	}
	return response.Status
}

func anyKey(random *rand.Rand, pages map[string][]string) string {
	urls := make([]string, 0, len(pages))
	for url := range pages {
		urls = append(urls, url)
	}
	slices.Sort(urls)
	return urls[random.IntN(len(urls))]
}
