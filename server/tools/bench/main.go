// Command bench compares bin/goniometria with Caddy and a bare net/http handler, which serve the same files. It fails
// if our server needs more CPU time or memory than its bounds allow.
package main

import (
	"fmt"
	"os"
	"path/filepath"
	"time"

	"goniometria.example/site/web"
)

const rounds, period = 5, 3 * time.Second // how often each server gets each request, and how long

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
	dir, err := os.MkdirTemp("", "bench")
	if err != nil {
		return err
	}
	defer os.RemoveAll(dir)
	if err := os.CopyFS(filepath.Join(dir, "site"), web.Dist()); err != nil {
		return err
	}
	servers, err := startAll(dir)
	for _, s := range servers {
		defer s.Stop()
	}
	if err != nil {
		return err
	}
	for round := range rounds {
		for _, r := range requests {
			fmt.Fprintf(os.Stderr, "round %d of %d: %s\n", round+1, rounds, r.name)
			for i := range servers {
				s := servers[(round+i)%len(servers)] // Another server is the first in each round.
				if err := s.load(r); err != nil {
					return fmt.Errorf("%s from %s: %w", r.name, s.name, err)
				}
			}
		}
	}
	return report(servers, requests)
}
