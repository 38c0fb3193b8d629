// Command bench compares bin/goniometria with Caddy, which serves the same files. It fails if our server needs more CPU time
// or memory than its bounds allow.
package main

import (
	"errors"
	"fmt"
	"io/fs"
	"net/http"
	"os"
	"os/exec"
	"regexp"
	"strconv"
	"strings"
	"time"

	"goniometria.example/site/server/tools/internal/measure"
	"goniometria.example/site/web"
)

const (
	rounds, period = 5, "3s" // how often each server gets each request, and how long
	idleMiB        = 24      // our memory before the load
	loadedMiB      = 40      // and after it
)

// request is what every server gets over 16 connections.
type request struct {
	name, path string
	header     http.Header
	status     int
	atMost     float64 // our CPU time, as a share of Caddy's
}

func findRequests() []request {
	scripts, _ := fs.Glob(web.Dist(), "assets/*.js")
	films, _ := fs.Glob(web.Dist(), "assets/demo-*.mp4")
	gzip := http.Header{"Accept-Encoding": {"gzip"}}
	return []request{
		{"page, gzip", "/", gzip, http.StatusOK, 0.5},
		{"page, 304", "/", http.Header{"Accept-Encoding": {"gzip"}, "If-None-Match": {"*"}}, http.StatusNotModified, 0.5},
		{"script, gzip", "/" + strings.Join(scripts, ""), gzip, http.StatusOK, 0.5},
		{"film, 64 kB", "/" + strings.Join(films, ""), http.Header{"Range": {"bytes=100000-165535"}}, http.StatusPartialContent, 0.65},
	}
}

func main() {
	if err := run(); err != nil {
		fmt.Fprintln(os.Stderr, "bench:", err)
		os.Exit(1)
	}
}

func run() error {
	log, err := os.CreateTemp("", "bench")
	if err != nil {
		return err
	}
	defer os.Remove(log.Name())
	start := func(command string) (*measure.Server, error) {
		addr := measure.FreeAddr()
		return measure.Start(log, addr, strings.Fields(command)...)
	}
	ours, err := start("bin/goniometria -metrics-addr 127.0.0.1:0")
	if err != nil {
		return err
	}
	defer ours.Stop()
	time.Sleep(time.Second) // Idle memory is measured at rest, not while the server starts.
	idle := ours.Memory()
	caddy, err := start("caddy run --config server/tools/bench/Caddyfile --adapter caddyfile")
	if err != nil {
		return err
	}
	defer caddy.Stop()

	fmt.Println("request       ours, CPU s/10,000  ours/Caddy's")
	for _, r := range findRequests() {
		var costs, ratios []float64
		for range rounds { // What slows down the machine in a round slows down both servers.
			cost, errOurs := load(ours, r)
			caddys, errCaddy := load(caddy, r)
			if err := errors.Join(errOurs, errCaddy); err != nil {
				return fmt.Errorf("%s: %w", r.name, err)
			}
			costs, ratios = append(costs, cost), append(ratios, cost/caddys)
		}
		ratio := measure.Median(ratios)
		fmt.Printf("%-13s %19.3f %13.2f, at most %.2f\n", r.name, measure.Median(costs), ratio, r.atMost)
		if !(ratio <= r.atMost) { // as NaN is
			err = errors.New("over a bound")
		}
	}
	loaded := ours.Memory()
	fmt.Printf("memory (PSS): %s idle, at most %d; %s after the load, at most %d; Caddy %s\n", idle, idleMiB, loaded, loadedMiB, caddy.Memory())
	if !(idle <= idleMiB && loaded <= loadedMiB) {
		err = errors.New("over a bound")
	}
	return err
}

// load sends a request again and again, and returns the CPU seconds that the server takes for 10,000 of them.
func load(s *measure.Server, r request) (float64, error) {
	if _, _, err := measure.Get(measure.OneRequest, s.URL(r.path), r.header, r.status); err != nil {
		return 0, err
	}
	args := []string{"-t1", "-c16", "-d" + period, s.URL(r.path)}
	for name := range r.header {
		args = append(args, "-H", name+": "+r.header.Get(name))
	}
	before := s.CPU()
	output, err := exec.Command("wrk", args...).CombinedOutput()
	cpu := s.CPU() - before
	match := regexp.MustCompile(`(\d+) requests in `).FindSubmatch(output)
	if match == nil || strings.Contains(string(output), "Non-2xx") || strings.Contains(string(output), "Socket errors") {
		return 0, fmt.Errorf("wrk: %v: %s", err, output)
	}
	count, _ := strconv.ParseFloat(string(match[1]), 64)
	return cpu / count * 10_000, nil
}
