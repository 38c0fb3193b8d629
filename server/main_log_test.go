package main

import (
	"bufio"
	"cmp"
	"io"
	"os/exec"
	"strings"
	"syscall"
	"testing"

	"goniometria.example/site/server/internal/servertest"
)

// startPiped starts the program, and returns the reader of its log, the address that it serves, and a function that returns
// the metric of the lines that were lost.
func startPiped(t *testing.T) (program *exec.Cmd, reader io.ReadCloser, addr string, lost func() string) {
	t.Helper()
	program = newProgram(t, "", "METRICS_ADDR=127.0.0.1:0")
	reader, err := program.StderrPipe()
	if err = cmp.Or(err, program.Start()); err != nil {
		t.Fatal(err)
	}
	t.Cleanup(func() { program.Wait() })
	log := bufio.NewReader(reader)
	metrics := loggedAddr(t, log, `"serving metrics" url=http://(\S+)/metrics`)
	addr = loggedAddr(t, log, `serving url=http://(\S+) version=\S+`)
	return program, reader, addr, func() string {
		_, value, _ := strings.Cut(servertest.Ask(t, metrics, "GET /metrics").Body, "\ngoniometria_log_lines_dropped_total ")
		value, _, _ = strings.Cut(value, "\n")
		return value
	}
}

// stopPiped stops the program, which has to end with success.
func stopPiped(t *testing.T, program *exec.Cmd) {
	t.Helper()
	program.Process.Signal(syscall.SIGTERM)
	ended := make(chan error, 1)
	go func() { ended <- program.Wait() }()
	await(t, "the end", func() bool { return len(ended) > 0 })
	if err := <-ended; err != nil {
		t.Errorf("%v, want exit code 0", err)
	}
}

func TestALogThatNobodyReadsHoldsUpNeitherRequestsNorTheStop(t *testing.T) {
	program, _, addr, lost := startPiped(t)
	for range 100 { // A pipe takes 64 KiB, and the queue 256 KiB.
		servertest.Ask(t, addr, "GET /"+strings.Repeat("a", 7000)+".txt").Check(t, 404, nil)
	}
	if lines := lost(); lines == "0" || lines == "" {
		t.Errorf("%q lines are lost", lines)
	}
	stopPiped(t, program)
}

// A write to a pipe without a reader raises SIGPIPE.
func TestTheProgramOutlivesTheReaderOfItsLog(t *testing.T) {
	program, reader, addr, lost := startPiped(t)
	reader.Close()
	for range 5 {
		servertest.Ask(t, addr, "GET /about").Check(t, 200, nil)
	}
	await(t, "5 lost lines", func() bool { return lost() == "5" })
	stopPiped(t, program)
}
