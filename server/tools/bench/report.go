package main

import (
	"errors"
	"fmt"

	"goniometria.example/site/server/tools/internal/measure"
)

// report prints the medians of the rounds, and the memory. It fails if our server, the first, is over a bound.
func report(servers []*server, requests []request) (err error) {
	verdict := func(value, atMost float64) string {
		if value <= atMost {
			return fmt.Sprintf("at most %.2f", atMost)
		}
		err = errors.New("over a bound") // as is NaN
		return fmt.Sprintf("OVER %.2f", atMost)
	}
	fmt.Println("request       server          CPU s/10,000   ours/this")
	for _, r := range requests {
		for _, s := range servers {
			// Round by round, because whatever slows down the machine in a round slows down both servers.
			var ratios []float64
			for round, ours := range servers[0].cpu[r.name] {
				ratios = append(ratios, ours/s.cpu[r.name][round])
			}
			bound, ratio := "", measure.Median(ratios)
			if atMost, bounded := r.atMost[s.name]; bounded {
				bound = verdict(ratio, atMost)
			}
			fmt.Printf("%-13s %-13s %14.3f %11.2f  %s\n", r.name, s.name, measure.Median(s.cpu[r.name]), ratio, bound)
		}
	}
	fmt.Println("\nmemory (PSS)         idle  after the load")
	for i, s := range servers {
		bound, after := "", s.Memory()
		if i == 0 {
			bound = verdict(float64(s.idle), 24) + ", " + verdict(float64(after), 40)
		}
		fmt.Printf("%-13s %11s %15s  %s\n", s.name, s.idle, after, bound)
	}
	return err
}
