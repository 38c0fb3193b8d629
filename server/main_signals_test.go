package main

import (
	"os"
	"syscall"
	"testing"
	"time"

	"goniometria.example/site/server/internal/servertest"
)

// TestARestartRefusesNobody does the same with SIGTERM. A terminal that closes sends SIGHUP.
func TestASignalDrainsAndEndsWithSuccess(t *testing.T) {
	for _, signal := range []os.Signal{os.Interrupt, syscall.SIGHUP} {
		program, log := startProgram(t, "", "SHUTDOWN_DELAY=1s")
		addr := servedAddr(t, log)
		program.Process.Signal(signal)
		await(t, "the drain", func() bool { return servertest.Ask(t, addr, "GET /readyz").StatusCode == 503 })
		if err := program.Wait(); err != nil {
			t.Errorf("%s: %v, want exit code 0", signal, err)
		}
	}
}

// nohup(1) ignores SIGHUP for the program that it starts, and a script SIGINT for each that it starts with &.
func TestASignalThatWasIgnoredAtTheStartStaysSo(t *testing.T) {
	program, log := startProgram(t, "trap '' HUP INT;")
	addr := servedAddr(t, log)
	for _, signal := range []os.Signal{os.Interrupt, syscall.SIGHUP} {
		program.Process.Signal(signal)
		servertest.Ask(t, addr, "GET /readyz").Check(t, 200, nil)
	}
	program.Process.Signal(syscall.SIGTERM)
	if err := program.Wait(); err != nil {
		t.Errorf("%v, want exit code 0", err)
	}
}

func TestASecondSignalEndsTheProgramAtOnce(t *testing.T) {
	program, log := startProgram(t, "", "SHUTDOWN_DELAY=1h")
	addr := servedAddr(t, log)
	program.Process.Signal(syscall.SIGTERM)
	await(t, "/readyz to be 503", func() bool { return servertest.Ask(t, addr, "GET /readyz").StatusCode == 503 })
	servertest.Ask(t, addr, "GET /readyz").Check(t, 503, map[string]string{"Cache-Control": "no-store", "Content-Type": "text/plain; charset=utf-8"})
	servertest.Ask(t, addr, "GET /healthz").Check(t, 200, nil)
	ended := make(chan error, 1)
	go func() { ended <- program.Wait() }()
	await(t, "the end", func() bool {
		program.Process.Signal(syscall.SIGTERM)
		select {
		case err := <-ended:
			return err != nil
		case <-time.After(10 * time.Millisecond):
			return false
		}
	})
}
