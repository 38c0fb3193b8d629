package main

import (
	"errors"
	"fmt"

	"goniometria.example/site/server/tools/internal/measure"
)

var bounds = []struct {
	figure string
	atMost float64
}{
	{"CPU for " + page + ", to Caddy's", 0.5},
	{"CPU for " + notModified + ", to Caddy's", 0.5},
	{"CPU for " + script + ", to Caddy's", 0.5},
	{"CPU for " + filmRange + ", to Caddy's", 0.65},
	{"CPU for " + page + ", to bare handler's", 1.5},
	{"CPU for " + notModified + ", to bare handler's", 1.5},
	{"CPU for " + script + ", to bare handler's", 1.5},
	{"CPU for " + filmRange + ", to bare handler's", 1.5},
	{"MiB idle", 24},
	{"MiB after the load", 40},
}

// printTables prints the medians of the rounds, and the memory. It returns the figures that bounds apply to.
func printTables(all []*server, requests []request) map[string]float64 {
	ours, figures := all[0], map[string]float64{"MiB idle": float64(all[0].idle), "MiB after the load": float64(all[0].afterLoad)}
	fmt.Println("request       server         requests/s       p50       p99   CPU s/10,000   ours/this")
	for _, r := range requests {
		for _, s := range all {
			if s.Server == nil {
				fmt.Printf("%-13s %-13s not installed\n", r.name, s.name)
				continue
			}
			l := s.loads[r.name]
			ratio := medianRatio(ours.loads[r.name].cpu, l.cpu)
			figures["CPU for "+r.name+", to "+s.name+"'s"] = ratio
			fmt.Printf("%-13s %-13s %11.0f %9s %9s %14.3f %11.2f\n", r.name, s.name, measure.Median(l.perSecond),
				measure.Median(l.p50), measure.Median(l.p99), measure.Median(l.cpu), ratio)
		}
	}
	fmt.Println("\nmemory (PSS)         idle  after the load")
	for _, s := range all {
		if s.Server == nil {
			fmt.Printf("%-13s not installed\n", s.name)
		} else {
			fmt.Printf("%-13s %11s %15s\n", s.name, s.idle, s.afterLoad)
		}
	}
	return figures
}

// medianRatio compares round by round, because whatever slows down the machine in a round slows down both servers.
func medianRatio(ours, peer []float64) float64 {
	var ratios []float64
	for i := range peer {
		ratios = append(ratios, ours[i]/peer[i])
	}
	return measure.Median(ratios)
}

func checkBounds(figures map[string]float64) (err error) {
	fmt.Println()
	for _, b := range bounds {
		value, measured := figures[b.figure]
		if !measured {
			fmt.Printf("%-40s not measured\n", b.figure)
			continue
		}
		verdict := "ok"
		if !(value <= b.atMost) { // NaN is over, too.
			verdict, err = "over", errors.New("over a bound")
		}
		fmt.Printf("%-40s %6.2f  at most %5.2f  %s\n", b.figure, value, b.atMost, verdict)
	}
	return err
}
