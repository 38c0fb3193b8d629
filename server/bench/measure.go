package main

import (
	"fmt"
	"os/exec"
	"regexp"
	"strconv"
	"strings"
	"time"
)

// measurement is what one run of the load shows.
type measurement struct {
	perSecond float64
	p50, p99  time.Duration
	cpu       float64 // seconds of the server's CPU for 10,000 requests
}

var (
	wrkRequests = regexp.MustCompile(`(\d+) requests in`)
	wrkRate     = regexp.MustCompile(`Requests/sec:\s+([\d.]+)`)
	wrkP50      = regexp.MustCompile(`50%\s+([\d.]+\w+)`)
	wrkP99      = regexp.MustCompile(`99%\s+([\d.]+\w+)`)
)

// measure loads a server with 16 connections.
func (s *server) measure(r request, period time.Duration) (measurement, error) {
	if s.missing() {
		return measurement{}, nil
	}
	fields, err := r.on(s.origin())
	if err != nil {
		return measurement{}, err
	}
	args := []string{"-t1", "-c16", "--latency", fmt.Sprintf("-d%ds", int(period.Seconds()))}
	for name, value := range fields {
		args = append(args, "-H", name+": "+value)
	}
	before, err := s.cpu()
	if err != nil {
		return measurement{}, err
	}
	output, err := exec.Command("wrk", append(args, s.origin()+r.path)...).CombinedOutput()
	if err != nil {
		return measurement{}, fmt.Errorf("wrk: %w: %s", err, output)
	}
	after, err := s.cpu()
	if err != nil {
		return measurement{}, err
	}
	text := string(output)
	if strings.Contains(text, "Non-2xx") || strings.Contains(text, "Socket errors") {
		return measurement{}, fmt.Errorf("not all requests went well: %s", text)
	}
	return measurement{
		perSecond: number(wrkRate, text),
		p50:       span(wrkP50, text),
		p99:       span(wrkP99, text),
		cpu:       (after - before).Seconds() / number(wrkRequests, text) * 10_000,
	}, nil
}

func number(pattern *regexp.Regexp, text string) float64 {
	match := pattern.FindStringSubmatch(text)
	if match == nil {
		return 0
	}
	n, _ := strconv.ParseFloat(match[1], 64)
	return n
}

func span(pattern *regexp.Regexp, text string) time.Duration {
	match := pattern.FindStringSubmatch(text)
	if match == nil {
		return 0
	}
	d, _ := time.ParseDuration(match[1])
	return d
}
