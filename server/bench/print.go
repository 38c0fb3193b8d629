package main

import (
	"fmt"
	"os"
	"runtime"
	"slices"
	"strings"
	"time"
)

// table holds the measurements of each request and server, in the order of the rounds.
type table map[[2]string][]measurement

func (t table) add(request, server string, m measurement) {
	key := [2]string{request, server}
	t[key] = append(t[key], m)
}

func median[T float64 | time.Duration](ms []measurement, of func(measurement) T) T {
	values := make([]T, len(ms))
	for i, m := range ms {
		values[i] = of(m)
	}
	slices.Sort(values)
	return values[len(values)/2]
}

// ratio is the median of our CPU over that of a peer, round by round: what slows down a machine slows down both.
func ratio(ours, peer []measurement) float64 {
	pairs := make([]measurement, len(ours))
	for i := range ours {
		pairs[i].cpu = ours[i].cpu / peer[i].cpu
	}
	return median(pairs, func(m measurement) float64 { return m.cpu })
}

func (t table) print(cases []request, servers []*server) {
	fmt.Println("| request | server | requests/s | p50 | p99 | CPU s / 10,000 | ours / this |")
	fmt.Println("|---|---|--:|--:|--:|--:|--:|")
	for _, c := range cases {
		for _, s := range servers {
			if s.missing() {
				fmt.Printf("| %s | %s | not installed | | | | |\n", c.name, s.name)
				continue
			}
			ms, relation := t[[2]string{c.name, s.name}], ""
			if s.name != ourName {
				relation = fmt.Sprintf("%.2f", ratio(t[[2]string{c.name, ourName}], ms))
			}
			fmt.Printf("| %s | %s | %.0f | %s | %s | %.3f | %s |\n", c.name, s.name,
				median(ms, func(m measurement) float64 { return m.perSecond }),
				median(ms, func(m measurement) time.Duration { return m.p50 }),
				median(ms, func(m measurement) time.Duration { return m.p99 }),
				median(ms, func(m measurement) float64 { return m.cpu }), relation)
		}
	}
	fmt.Println()
}

func describeMachine(servers []*server) {
	kernel, _ := os.ReadFile("/proc/sys/kernel/osrelease")
	fmt.Printf("%d cores, Linux %s, %s\n", runtime.NumCPU(), strings.TrimSpace(string(kernel)), runtime.Version())
	for _, s := range servers {
		fmt.Printf("%s: %s\n", s.name, s.version)
	}
	fmt.Println()
}
