// Command bench compares bin/goniometria with nginx and Caddy, as they serve the same files on this machine.
package main

import (
	"flag"
	"fmt"
	"os"
	"os/exec"
	"path/filepath"
	"time"

	"goniometria.example/site/web"
)

func main() {
	binary := flag.String("binary", "bin/goniometria", "our server")
	rounds := flag.Int("rounds", 5, "how often to measure everything")
	period := flag.Duration("period", 3*time.Second, "how long to measure one thing")
	flag.Parse()
	if err := run(*binary, *rounds, *period); err != nil {
		fmt.Fprintln(os.Stderr, "bench:", err)
		os.Exit(1)
	}
}

func run(binary string, rounds int, period time.Duration) error {
	if _, err := exec.LookPath("wrk"); err != nil {
		return fmt.Errorf("wrk makes the load; server/bench/install-peers.sh installs it: %w", err)
	}
	dir, err := os.MkdirTemp("", "bench")
	if err != nil {
		return err
	}
	defer os.RemoveAll(dir)
	if err := os.Chmod(dir, 0o755); err != nil { // nginx reads it as a user of its own.
		return err
	}
	site := filepath.Join(dir, "site")
	if err := os.CopyFS(site, web.Dist()); err != nil {
		return err
	}
	cases, err := findCases(site)
	if err != nil {
		return err
	}
	servers, err := start(dir, site, binary)
	if err != nil {
		return err
	}
	defer func() { stop(servers) }()

	results := table{}
	for round := range rounds {
		for _, c := range cases {
			for i := range servers {
				s := servers[(round+i)%len(servers)] // Nobody always goes first.
				fmt.Fprintf(os.Stderr, "round %d of %d: %s from %s\n", round+1, rounds, c.name, s.name)
				m, err := s.measure(c, period)
				if err != nil {
					return fmt.Errorf("%s from %s: %w", c.name, s.name, err)
				}
				results.add(c.name, s.name, m)
			}
		}
	}
	describeMachine(servers)
	results.print(cases, servers)
	if err := printMemory(site, servers); err != nil {
		return err
	}
	stop(servers)
	servers = nil
	return printFresh(binary, dir)
}
