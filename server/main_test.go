package main

import (
	"bufio"
	"bytes"
	"context"
	"io"
	"net"
	"net/http"
	"os"
	"os/exec"
	"strings"
	"syscall"
	"testing"
	"testing/fstest"
	"time"
)

// TestMain lets the test binary be the program itself, for the tests that need a process to send signals to.
func TestMain(m *testing.M) {
	if os.Getenv("BE_THE_PROGRAM") != "" {
		os.Exit(report(run(context.Background(), testSite(), nil, os.Getenv, os.Stdout, os.Stderr), os.Stderr))
	}
	os.Exit(m.Run())
}

func TestWhatStopsTheProgramAtItsStart(t *testing.T) {
	taken, err := net.Listen("tcp", "127.0.0.1:0")
	if err != nil {
		t.Fatal(err)
	}
	defer taken.Close()
	for _, test := range []struct {
		name   string
		files  fstest.MapFS
		args   []string
		code   int
		stdout string // how it begins
		stderr string // the only line, or part of it
	}{
		{"help that was asked for", testSite(), []string{"-help"}, 0, "goniometria serves", ""},
		{"a bad flag", testSite(), []string{"-addr", "here"}, 2, "", "-addr"},
		{"a taken port", testSite(), []string{"-addr", taken.Addr().String()}, 1, "", taken.Addr().String() + ": bind: address already in use"},
		{"no front end", fstest.MapFS{".gitkeep": {}}, nil, 1, "", "goniometria: the front end is not built into this program: run `make build`\n"},
	} {
		t.Run(test.name, func(t *testing.T) {
			var stdout, stderr bytes.Buffer
			code := report(run(t.Context(), test.files, test.args, lookup(nil), &stdout, &stderr), &stderr)
			if code != test.code {
				t.Errorf("exit code %d, want %d", code, test.code)
			}
			if !strings.HasPrefix(stdout.String(), test.stdout) || (test.stdout == "") != (stdout.Len() == 0) {
				t.Errorf("stdout %q, want %q", stdout.String(), test.stdout)
			}
			if lines := strings.Count(stderr.String(), "\n"); !strings.Contains(stderr.String(), test.stderr) || lines != min(code, 1) {
				t.Errorf("stderr %q, want one line with %q", stderr.String(), test.stderr)
			}
		})
	}
}

func TestASignalStopsTheProgramWithSuccess(t *testing.T) {
	for _, signal := range []os.Signal{syscall.SIGTERM, os.Interrupt} {
		t.Run(signal.String(), func(t *testing.T) {
			program, _ := startProgram(t)
			program.Process.Signal(signal)
			if err := program.Wait(); err != nil {
				t.Errorf("%v, want exit code 0", err)
			}
		})
	}
}

func TestASecondSignalEndsTheProgramAtOnce(t *testing.T) {
	program, addr := startProgram(t, "SHUTDOWN_DELAY=1h")
	program.Process.Signal(syscall.SIGTERM)
	await(t, "/readyz to be 503", func() bool { return ask(t, addr, "GET /readyz").status == 503 })
	await(t, "answers with Connection: close", func() bool {
		response, err := http.Get("http://" + addr + "/about")
		if err != nil {
			t.Fatal(err)
		}
		response.Body.Close()
		return response.StatusCode == 200 && response.Close
	})

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

// startProgram runs the program with the test site in a process of its own and returns its address.
func startProgram(t *testing.T, env ...string) (*exec.Cmd, string) {
	t.Helper()
	program := exec.Command(os.Args[0])
	program.Env = append(env, "BE_THE_PROGRAM=yes", "ADDR=127.0.0.1:0")
	stderr, err := program.StderrPipe()
	if err != nil {
		t.Fatal(err)
	}
	if err := program.Start(); err != nil {
		t.Fatal(err)
	}
	t.Cleanup(func() { program.Process.Kill() })
	return program, servedAddr(t, stderr)
}

// servedAddr reads the line that says where the program serves, and lets the rest go by.
func servedAddr(t *testing.T, stderr io.Reader) string {
	t.Helper()
	reader := bufio.NewReader(stderr)
	line, err := reader.ReadString('\n')
	addr, ok := strings.CutPrefix(strings.TrimSpace(line), "goniometria: serving http://")
	if err != nil || !ok {
		t.Fatalf("first line %q, %v", line, err)
	}
	go io.Copy(io.Discard, reader)
	return addr
}

// await polls for what nothing announces.
func await(t *testing.T, what string, happened func() bool) {
	t.Helper()
	for deadline := time.Now().Add(10 * time.Second); !happened(); {
		if time.Now().After(deadline) {
			t.Fatalf("waited in vain for %s", what)
		}
	}
}
