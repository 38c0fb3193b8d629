package main

import (
	"bytes"
	"context"
	"fmt"
	"io/fs"
	"math/rand/v2"
	"net/http"
	"path"
	"slices"
	"strings"
	"sync/atomic"
	"time"

	"goniometria.example/site/server/tools/internal/measure"
	"goniometria.example/site/web"
)

const clients, attackers, samples = 36, 64, 60

// counts are what happened in the soak so far.
type counts struct{ responses, attacks, faults atomic.Int64 }

// soak mixes clients that compare each byte with attacks of every kind.
func soak(binary string, duration time.Duration) error {
	files, err := fileNames()
	if err != nil {
		return err
	}
	name := fmt.Sprintf("%s with %d clients and %d attackers", duration, clients, attackers)
	return withServer(name, binary, nil, func(server *measure.Server) error {
		ctx, cancel := context.WithCancel(context.Background())
		defer cancel()
		var seen counts
		for range clients {
			transport := &http.Transport{DisableCompression: true, ResponseHeaderTimeout: 10 * time.Second}
			defer transport.CloseIdleConnections()
			go seen.repeat(ctx, &seen.responses, func() error {
				time.Sleep(time.Duration(rand.IntN(20)) * time.Millisecond) // as a client reads before it goes on
				return fetch(server, transport, files[rand.IntN(len(files))])
			})
		}
		attacks := []attack{endlessHeader, stalledReader, resetInBody, garbage, missingContent, manyRanges}
		for i := range attackers {
			go seen.repeat(ctx, &seen.attacks, func() error {
				i++
				limited, cancel := context.WithTimeout(ctx, 12*time.Second)
				defer cancel()
				attack, err := attacks[i%len(attacks)].dial(limited, server.Addr)
				if err == nil {
					attack()
				}
				return err
			})
		}
		return seen.watch(server, duration)
	})
}

// repeat calls do until ctx ends, counts the calls, and prints the first errors.
func (seen *counts) repeat(ctx context.Context, calls *atomic.Int64, do func() error) {
	for ctx.Err() == nil {
		if err := do(); err != nil && ctx.Err() == nil && seen.faults.Add(1) <= 5 {
			fmt.Println("fault:", err)
		}
		calls.Add(1)
	}
}

// watch fails on a fault, and if the memory grows after the first third of the time, in which caches fill.
func (seen *counts) watch(server *measure.Server, duration time.Duration) error {
	fmt.Println("    time     memory   responses   attacks   faults")
	ticks := time.Tick(duration / samples)
	var memory []measure.MiB
	for i := 1; i <= samples; i++ {
		<-ticks
		memory = append(memory, server.Memory())
		if i%6 == 0 {
			fmt.Printf("%8s %10s %11d %9d %8d\n", (duration * time.Duration(i) / samples).Round(time.Second), memory[i-1],
				seen.responses.Load(), seen.attacks.Load(), seen.faults.Load())
		}
	}
	second, last := measure.Median(memory[samples/3:samples*2/3]), measure.Median(memory[samples*2/3:])
	if faults := seen.faults.Load(); faults > 0 || !(last <= second*1.1) { // NaN fails, too.
		return fmt.Errorf("%d faults; memory was %s in the second third and %s in the last", faults, second, last)
	}
	return nil
}

// fileNames lists the files that have a URL of their own.
func fileNames() (names []string, err error) {
	skipped := []string{".br", ".gz", ".gitkeep"}
	err = fs.WalkDir(web.Dist(), ".", func(name string, entry fs.DirEntry, err error) error {
		if err == nil && !entry.IsDir() && name != "404.html" && !slices.Contains(skipped, path.Ext(name)) {
			names = append(names, name)
		}
		return err
	})
	return names, err
}

// kinds are the ways to request a file.
var kinds = []struct {
	field, value string
	status, from int // from is the first byte of the content, or -1 if there is none to compare.
}{
	{"User-Agent", "attack", http.StatusOK, 0},
	{"Range", "bytes=7-", http.StatusPartialContent, 7},
	{"Range", "bytes=1000000000000-", http.StatusRequestedRangeNotSatisfiable, -1},
	{"If-None-Match", "*", http.StatusNotModified, -1},
}

// fetch requests a file in some way and some coding. It fails on a wrong status or a wrong byte.
func fetch(server *measure.Server, transport *http.Transport, name string) error {
	kind, coding := kinds[rand.IntN(len(kinds))], []string{"identity", "gzip", "br, gzip"}[rand.IntN(3)]
	header := http.Header{"Accept-Encoding": {coding}, kind.field: {kind.value}}
	url := server.URL("/" + strings.TrimSuffix(strings.TrimSuffix(name, ".html"), "index"))
	response, body, err := measure.Get(transport, url, header, kind.status)
	if err != nil || kind.from < 0 {
		return err
	}
	suffix := map[string]string{"br": ".br", "gzip": ".gz"}[response.Header.Get("Content-Encoding")]
	content, err := fs.ReadFile(web.Dist(), name+suffix)
	if err == nil && !bytes.Equal(body, content[kind.from:]) {
		err = fmt.Errorf("GET %s with %v: wrong content", url, header)
	}
	return err
}
