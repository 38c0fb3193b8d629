package main

import (
	_ "embed"
	"fmt"
	"os"
	"os/exec"
	"path/filepath"
	"regexp"
	"strconv"
	"strings"
	"time"

	"goniometria.example/site/server/tools/internal/measure"
)

//go:embed Caddyfile
var caddyConfig string

// server is one server of the comparison, and what was measured. The bare handler's memory is too low: it shares pages
// with this process.
type server struct {
	name string
	*measure.Server
	cpu  map[string][]float64 // seconds for 10,000 requests, in each round, by the name of the request
	idle measure.MiB
}

// startAll starts the servers that are installed, and measures the idle memory of each before it serves any file.
// Ours is the first: it has to be measured alone, and the bare handler copies its responses.
func startAll(dir string) (servers []*server, err error) {
	config, origin := filepath.Join(dir, "Caddyfile"), ""
	log, err := os.Create(filepath.Join(dir, "log"))
	if err != nil {
		return nil, err
	}
	defer log.Close()
	for _, peer := range []struct{ name, command string }{
		{"goniometria", "bin/goniometria -addr ADDR -metrics-addr 127.0.0.1:0"},
		{"Caddy", "caddy run --config CONFIG --adapter caddyfile"},
		{"bare handler", "/proc/self/exe " + bareCommand + " ADDR ORIGIN"},
	} {
		addr := measure.FreeAddr()
		values := strings.NewReplacer("ADDR", addr, "DIR", dir, "CONFIG", config, "ORIGIN", origin)
		command := strings.Fields(values.Replace(peer.command))
		if _, err := exec.LookPath(command[0]); err != nil && origin != "" {
			fmt.Println(peer.name, "is not installed")
			continue
		}
		if err := os.WriteFile(config, []byte(values.Replace(caddyConfig)), 0o644); err != nil {
			return servers, err
		}
		started, err := measure.Start(log, addr, command...)
		if err != nil {
			return servers, err
		}
		time.Sleep(time.Second) // Idle memory is measured at rest, not while the server starts.
		servers = append(servers, &server{peer.name, started, map[string][]float64{}, started.Memory()})
		origin = servers[0].URL("")
	}
	return servers, nil
}

// load sends a request again and again over 16 connections.
func (s *server) load(r request) error {
	if _, _, err := measure.Get(measure.OneRequest, s.URL(r.path), r.header, r.status); err != nil {
		return err
	}
	args := []string{"-t1", "-c16", fmt.Sprintf("-d%.0fs", period.Seconds()), s.URL(r.path)}
	for name := range r.header {
		args = append(args, "-H", name+": "+r.header.Get(name))
	}
	before := s.CPU()
	output, err := exec.Command("wrk", args...).CombinedOutput()
	cpu := s.CPU() - before
	match := regexp.MustCompile(`(\d+) requests in `).FindSubmatch(output)
	if match == nil || strings.Contains(string(output), "Non-2xx") || strings.Contains(string(output), "Socket errors") {
		return fmt.Errorf("wrk: %v: %s", err, output)
	}
	count, _ := strconv.ParseFloat(string(match[1]), 64)
	s.cpu[r.name] = append(s.cpu[r.name], cpu/count*10_000)
	return nil
}
