package main

import (
	"context"
	"io"
	"net"
	"net/http"
	"os"
	"os/exec"
	"strconv"
	"testing"

	"goniometria.example/site/server/internal/servertest"
)

// openSocket does what systemd does for a socket unit.
func openSocket(t *testing.T) *net.TCPListener {
	t.Helper()
	var listening net.ListenConfig
	listening.SetMultipathTCP(false) // Go's default, but not systemd's.
	socket, err := listening.Listen(t.Context(), "tcp", "127.0.0.1:0")
	if err != nil {
		t.Fatal(err)
	}
	t.Cleanup(func() { socket.Close() })
	return socket.(*net.TCPListener)
}

func fileOf(t *testing.T, socket interface{ File() (*os.File, error) }) *os.File {
	t.Helper()
	file, err := socket.File()
	if err != nil {
		t.Fatal(err)
	}
	t.Cleanup(func() { file.Close() })
	return file
}

// handOver returns the program with open files as systemd passes them. Only a shell knows its number before it becomes
// the program.
func handOver(ctx context.Context, files []*os.File, env ...string) *exec.Cmd {
	program := exec.CommandContext(ctx, "sh", "-c", `LISTEN_PID=$$ exec "$0"`, os.Args[0])
	program.Env = append(env, "BE_THE_PROGRAM=yes", "LISTEN_FDS="+strconv.Itoa(len(files)))
	program.ExtraFiles = files
	return program
}

// activate starts the program without waiting until it serves: clients need not wait either, since systemd holds the socket.
func activate(t *testing.T, socket *net.TCPListener, env ...string) *exec.Cmd {
	t.Helper()
	program := handOver(t.Context(), []*os.File{fileOf(t, socket)}, append(env, "GOCOVERDIR="+t.TempDir())...)
	program.Stderr = t.Output()
	if err := program.Start(); err != nil {
		t.Fatal(err)
	}
	t.Cleanup(func() { program.Process.Kill(); program.Wait() })
	return program
}

func checkHome(t *testing.T, get func() (*http.Response, error)) {
	t.Helper()
	response, err := get()
	if err != nil {
		t.Errorf("no answer: %v", err)
		return
	}
	defer response.Body.Close()
	if body, err := io.ReadAll(response.Body); err != nil || response.StatusCode != 200 || string(body) != servertest.HomeHTML {
		t.Errorf("%s, %.80q, %v", response.Status, body, err)
	}
}
