package main

import (
	"context"
	"fmt"
	"os"
	"slices"
	"strconv"
	"strings"
	"time"
)

// watch samples the memory of the program until ctx ends, and prints a row for each tenth of the time.
func watch(ctx context.Context, pid int, duration time.Duration, seen *counts) (memory []int, err error) {
	const samples, rows = 60, 10
	fmt.Println("| time | memory | answers | hostile connections | wrong | 5xx | refused |")
	fmt.Println("|--:|--:|--:|--:|--:|--:|--:|")
	ticker := time.NewTicker(duration / (samples + 1))
	defer ticker.Stop()
	for len(memory) < samples {
		select {
		case <-ticker.C:
		case <-ctx.Done():
			return memory, nil
		}
		rss, err := residentSet(pid)
		if err != nil {
			return nil, err
		}
		memory = append(memory, rss)
		if len(memory)%(samples/rows) == 0 {
			fmt.Printf("| %s | %s | %d | %d | %d | %d | %d |\n",
				(duration * time.Duration(len(memory)) / samples).Round(time.Second), mebibytes(rss),
				seen.answers.Load(), seen.hostile.Load(), seen.wrong.Load(), seen.failed.Load(), seen.refused.Load())
		}
	}
	<-ctx.Done()
	return memory, nil
}

func residentSet(pid int) (int, error) {
	status, err := os.ReadFile(fmt.Sprintf("/proc/%d/status", pid))
	if err != nil {
		return 0, err
	}
	for line := range strings.SplitSeq(string(status), "\n") {
		if fields := strings.Fields(line); len(fields) == 3 && fields[0] == "VmRSS:" {
			kib, err := strconv.Atoi(fields[1])
			return kib << 10, err
		}
	}
	return 0, fmt.Errorf("the program has ended")
}

func median(values []int) int {
	sorted := slices.Sorted(slices.Values(values))
	if len(sorted) == 0 {
		return 0
	}
	return sorted[len(sorted)/2]
}

func mebibytes(n int) string { return fmt.Sprintf("%.1f MiB", float64(n)/(1<<20)) }
