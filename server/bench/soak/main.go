// Command soak keeps bin/goniometria busy for ten minutes with visitors, one in ten of them hostile, and fails if a byte is
// wrong, an answer is a 5xx, or the memory grows.
package main

import (
	"bufio"
	"context"
	"errors"
	"flag"
	"fmt"
	"os"
	"os/exec"
	"strings"
	"sync"
	"sync/atomic"
	"time"

	"goniometria.example/site/web"
)

const (
	visitors = 36
	hostiles = 4
)

// counts are what happened so far.
type counts struct{ answers, hostile, wrong, failed, refused atomic.Int64 }

func main() {
	binary := flag.String("binary", "bin/goniometria", "our server")
	duration := flag.Duration("duration", 10*time.Minute, "how long to go on")
	flag.Parse()
	if err := run(*binary, *duration); err != nil {
		fmt.Fprintln(os.Stderr, "soak:", err)
		os.Exit(1)
	}
}

func run(binary string, duration time.Duration) error {
	program := exec.Command(binary, "-addr", "127.0.0.1:0", "-log-level", "warn")
	stderr, err := program.StderrPipe()
	if err != nil {
		return err
	}
	if err := program.Start(); err != nil {
		return fmt.Errorf("run `make build`: %w", err)
	}
	defer program.Process.Kill()
	log := bufio.NewReader(stderr)
	line, err := log.ReadString('\n')
	if err != nil {
		return err
	}
	addr := strings.TrimSpace(line[strings.LastIndex(line, "/")+1:])
	go log.WriteTo(os.Stderr)

	wishes, err := loadWishes(web.Dist())
	if err != nil {
		return err
	}
	ctx, cancel := context.WithTimeout(context.Background(), duration)
	defer cancel()
	var seen counts
	var people sync.WaitGroup
	for i := range visitors {
		people.Go(func() { visit(ctx, addr, wishes, uint64(i), &seen) })
	}
	for i := range hostiles {
		people.Go(func() { attack(ctx, addr, wishes, i, &seen) })
	}
	memory, err := watch(ctx, program.Process.Pid, duration, &seen)
	people.Wait()
	if err != nil {
		return err
	}
	return judge(memory, &seen)
}

// judge compares the memory of the last third with that of the second: the first one fills pools and caches.
func judge(memory []int, seen *counts) error {
	third := len(memory) / 3
	before, after := median(memory[third:2*third]), median(memory[2*third:])
	fmt.Printf("\nMemory %s in the second third and %s in the last.\n", mebibytes(before), mebibytes(after))
	switch {
	case seen.wrong.Load() > 0 || seen.failed.Load() > 0 || seen.refused.Load() > 0:
		return errors.New("not every visitor got the right answer")
	case after > before+before/10:
		return errors.New("the memory grows")
	}
	return nil
}
