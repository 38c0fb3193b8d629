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

//go:embed nginx.conf
var nginxConfig string

//go:embed Caddyfile
var caddyConfig string

// server is one server of the comparison, and what was measured.
type server struct {
	name            string
	*measure.Server // nil if it is not installed

	loads           map[string]loads // by the name of the request
	idle, afterLoad measure.MiB      // too low for the bare handler: it shares pages with this process
}

// startAll starts the servers that are installed, and measures the idle memory of each before it serves any file.
// Ours is the first: it has to be measured alone, and the bare handler copies its responses.
func startAll(dir, binary string) (all []*server, err error) {
	origin := ""
	for _, peer := range []struct{ name, command, config string }{
		{"goniometria", binary + " -addr ADDR -metrics-addr 127.0.0.1:0", ""},
		{"nginx", "nginx -c CONFIG", nginxConfig},
		{"Caddy", "caddy run --config CONFIG --adapter caddyfile", caddyConfig},
		{"bare handler", "/proc/self/exe " + bareCommand + " ADDR ORIGIN", ""},
	} {
		s := &server{name: peer.name, loads: map[string]loads{}}
		all = append(all, s)
		addr, config := measure.FreeAddr(), filepath.Join(dir, strings.Fields(peer.name)[0]+".conf")
		values := strings.NewReplacer("ADDR", addr, "DIR", dir, "CONFIG", config, "ORIGIN", origin)
		command := strings.Fields(values.Replace(peer.command))
		if _, err := exec.LookPath(command[0]); err != nil && len(all) > 1 {
			continue
		}
		if err := os.WriteFile(config, []byte(values.Replace(peer.config)), 0o644); err != nil {
			return all, err
		}
		log, err := os.Create(config + ".log")
		if err != nil {
			return all, err
		}
		defer log.Close()
		if s.Server, err = measure.Start(log, addr, command...); err != nil {
			return all, err
		}
		time.Sleep(time.Second) // Idle memory is measured at rest, not while the server starts.
		s.idle = s.Memory()
		origin = all[0].URL("")
	}
	return all, nil
}

// loads are what wrk shows for one request, a value for each round.
type loads struct {
	perSecond []float64
	p50, p99  []time.Duration
	cpu       []float64 // seconds of the server's CPU time for 10,000 requests
}

var wrkOutput = regexp.MustCompile(`(?s) 50% +(\S+).* 99% +(\S+).* (\d+) requests in .*Requests/sec: +(\S+)`)

// load sends a request again and again over 16 connections.
func (s *server) load(r request, period time.Duration) error {
	sent, _, _, err := r.try(s.URL(""))
	if err != nil {
		return err
	}
	args := []string{"-t1", "-c16", "--latency", fmt.Sprintf("-d%.0fs", period.Seconds()), s.URL(r.path)}
	for name := range sent {
		args = append(args, "-H", name+": "+sent.Get(name))
	}
	before := s.CPU()
	output, err := exec.Command("wrk", args...).CombinedOutput()
	cpu := s.CPU() - before
	match := wrkOutput.FindStringSubmatch(string(output))
	if match == nil || strings.Contains(match[0], "Non-2xx") || strings.Contains(match[0], "Socket errors") {
		return fmt.Errorf("wrk: %v: %s", err, output)
	}
	p50, _ := time.ParseDuration(match[1])
	p99, _ := time.ParseDuration(match[2])
	count, _ := strconv.ParseFloat(match[3], 64)
	perSecond, _ := strconv.ParseFloat(match[4], 64)
	l := s.loads[r.name]
	s.loads[r.name] = loads{append(l.perSecond, perSecond), append(l.p50, p50), append(l.p99, p99), append(l.cpu, cpu/count*10_000)}
	return nil
}
