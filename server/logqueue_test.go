package main

import (
	"bufio"
	"fmt"
	"os/exec"
	"strings"
	"syscall"
	"testing"

	"goniometria.example/site/server/internal/servertest"
)

// startStalled starts the program, and sends requests whose lines its log has no more room for: nobody reads it. It returns
// the metric of the lines that were dropped.
func startStalled(t *testing.T) (program *exec.Cmd, log *bufio.Reader, addr, dropped string) {
	t.Helper()
	program, log = startProgram(t, "", "METRICS_ADDR=127.0.0.1:0")
	metrics := loggedAddr(t, log, `"serving metrics" url=http://(\S+)/metrics`)
	addr = loggedAddr(t, log, `serving url=http://(\S+) version=\S+`)
	for range 100 { // a pipe takes 64 KiB, and the queue 256 KiB
		servertest.Ask(t, addr, "GET /"+strings.Repeat("a", 7000)+".txt").Check(t, 404, nil)
	}
	_, value, _ := strings.Cut(servertest.Ask(t, metrics, "GET /metrics").Body, "\ngoniometria_log_lines_dropped_total ")
	dropped, _, _ = strings.Cut(value, "\n")
	return program, log, addr, dropped
}

func TestALogThatNobodyReadsHoldsUpNeitherRequestsNorTheStop(t *testing.T) {
	program, _, _, _ := startStalled(t)
	program.Process.Signal(syscall.SIGTERM)
	ended := make(chan error, 1)
	go func() { ended <- program.Wait() }()
	await(t, "the end", func() bool { return len(ended) > 0 })
	if err := <-ended; err != nil {
		t.Errorf("%v, want exit code 0", err)
	}
}

func TestDroppedLinesAreLoggedOnceTheLogIsReadAgain(t *testing.T) {
	_, log, addr, dropped := startStalled(t)
	if dropped == "" || dropped == "0" {
		t.Fatalf("%q lines were dropped", dropped)
	}
	awaitLine := func(want string) {
		t.Helper()
		for line, err := "", error(nil); !strings.Contains(line, want); line, err = log.ReadString('\n') {
			if err != nil {
				t.Fatalf("%v, want a line with %s", err, want)
			}
		}
	}
	awaitLine(fmt.Sprintf("level=WARN msg=\"nobody read the log, which dropped lines\" lines=%s\n", dropped))
	servertest.Ask(t, addr, "GET /about").Check(t, 200, nil)
	awaitLine("path=/about status=200")
}
