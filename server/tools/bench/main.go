// Command bench compares bin/goniometria with nginx, Caddy and a bare net/http handler, which serve the same files. It
// fails if our server needs more CPU time or memory than its bounds allow.
package main

import (
	"errors"
	"flag"
	"fmt"
	"os"
	"path/filepath"
	"time"

	"goniometria.example/site/web"
)

func main() {
	if err := run(os.Args[1:]); err != nil {
		fmt.Fprintln(os.Stderr, "bench:", err)
		os.Exit(1)
	}
}

func run(args []string) error {
	requests, err := findRequests(web.Dist())
	if err != nil {
		return err
	}
	if len(args) == 3 && args[0] == bareCommand {
		return serveBare(args[1], args[2], requests)
	}
	flags := flag.NewFlagSet("bench", flag.ExitOnError)
	binary := flags.String("binary", "bin/goniometria", "our server")
	rounds := flags.Int("rounds", 5, "how often each server gets each request")
	period := flags.Duration("period", 3*time.Second, "how long wrk sends one request, in whole seconds")
	flags.Parse(args)

	dir, err := os.MkdirTemp("", "bench")
	if err != nil {
		return err
	}
	defer os.RemoveAll(dir)
	// The workers of nginx run as another user.
	if err := errors.Join(os.Chmod(dir, 0o755), os.CopyFS(filepath.Join(dir, "site"), web.Dist())); err != nil {
		return err
	}
	all, err := startAll(dir, *binary)
	var running []*server
	for _, s := range all {
		if s.Server != nil {
			defer s.Stop()
			running = append(running, s)
		}
	}
	if err != nil {
		return err
	}
	for i := range *rounds * len(requests) * len(running) {
		round, r := i/len(running)/len(requests), requests[i/len(running)%len(requests)]
		s := running[(round+i)%len(running)] // Another server is the first in each round.
		fmt.Fprintf(os.Stderr, "round %d of %d: %s from %s\n", round+1, *rounds, r.name, s.name)
		if err := s.load(r, *period); err != nil {
			return fmt.Errorf("%s from %s: %w", r.name, s.name, err)
		}
	}
	for _, s := range running {
		s.afterLoad = s.Memory()
	}
	return checkBounds(printTables(all, requests))
}
