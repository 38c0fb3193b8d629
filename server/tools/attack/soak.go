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

const clients, attackers, samples = 36, 64, 30

// counts are what happened in the soak so far.
type counts struct{ responses, attacks, faults atomic.Int64 }

// soak mixes clients that compare each byte with attacks of every kind. It fails on a fault, and if the memory grows after
// the first third of the time, in which caches fill.
func soak(duration time.Duration) error {
	top, _ := fs.Glob(web.Dist(), "*.*")
	assets, _ := fs.Glob(web.Dist(), "assets/*")
	files := slices.DeleteFunc(append(top, assets...), func(name string) bool {
		return name == "404.html" || name[0] == '.' || slices.Contains([]string{".br", ".gz"}, path.Ext(name))
	})
	attacks := []dial{endlessHeader, stalledReader, resetInBody, garbage, missingContent, manyRanges}
	return withServer(fmt.Sprintf("%s with %d clients and %d attackers", duration, clients, attackers), nil, func(server *measure.Server) error {
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
		for i := range attackers {
			go seen.repeat(ctx, &seen.attacks, func() error {
				i++
				limited, cancel := context.WithTimeout(ctx, 12*time.Second)
				defer cancel()
				misuse, err := attacks[i%len(attacks)](limited, server.Addr)
				if err == nil {
					misuse()
				}
				return err
			})
		}
		fmt.Println("    time     memory   responses   attacks   faults")
		ticks := time.Tick(duration / samples)
		var memory []measure.MiB
		for i := 1; i <= samples; i++ {
			<-ticks
			memory = append(memory, server.Memory())
			fmt.Printf("%8s %10s %11d %9d %8d\n", (duration * time.Duration(i) / samples).Round(time.Second), memory[i-1],
				seen.responses.Load(), seen.attacks.Load(), seen.faults.Load())
		}
		second, last := measure.Median(memory[samples/3:samples*2/3]), measure.Median(memory[samples*2/3:])
		if faults := seen.faults.Load(); faults > 0 || !(last <= second*1.1) { // NaN fails, too.
			return fmt.Errorf("%d faults; memory was %s in the second third and %s in the last", faults, second, last)
		}
		return nil
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
