package main

import (
	"context"
	"net"
	"os"
	"os/exec"
	"path/filepath"
	"strconv"
	"strings"
	"sync"
	"syscall"
	"testing"
	"time"

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

// handOver returns the program with open files as systemd passes them. A shell sets LISTEN_PID to its own process ID and
// then executes the program, which keeps that ID.
func handOver(t *testing.T, files []*os.File, env ...string) *exec.Cmd {
	program := newProgram(t, "export LISTEN_PID=$$;", append(env, "LISTEN_FDS="+strconv.Itoa(len(files)))...)
	program.ExtraFiles = files
	return program
}

// activate starts the program and does not wait until it serves: systemd holds the sockets, so clients can connect at once.
func activate(t *testing.T, sockets []*net.TCPListener, env ...string) *exec.Cmd {
	t.Helper()
	var files []*os.File
	for _, socket := range sockets {
		files = append(files, fileOf(t, socket))
	}
	program := handOver(t, files, env...)
	program.Stderr = t.Output()
	if err := program.Start(); err != nil {
		t.Fatal(err)
	}
	t.Cleanup(func() { program.Wait() })
	return program
}

func TestARestartRefusesNobody(t *testing.T) {
	socket := openSocket(t)
	addr, sockets := socket.Addr().String(), []*net.TCPListener{socket}
	program := activate(t, sockets, "LOG_LEVEL=warn")
	servertest.Ask(t, addr, "GET /").Check(t, 200, nil)

	ctx, stop := context.WithCancel(t.Context())
	var clients sync.WaitGroup
	for range 8 {
		clients.Go(func() {
			for ctx.Err() == nil {
				servertest.Ask(t, addr, "GET /").Check(t, 200, nil)
			}
		})
	}
	for range 3 {
		program.Process.Signal(syscall.SIGTERM)
		if err := program.Wait(); err != nil {
			t.Errorf("the end: %v", err)
		}
		program = activate(t, sockets, "LOG_LEVEL=warn")
		servertest.Ask(t, addr, "GET /").Check(t, 200, nil)
	}
	stop()
	clients.Wait()
}

func TestTheFirstSocketOfSystemdIsForHTTPAndTheSecondForHTTPS(t *testing.T) {
	plain, secure := openSocket(t), openSocket(t)
	program := activate(t, []*net.TCPListener{plain, secure}, "DOMAIN="+domain, "CERT_DIR="+t.TempDir(), "ACME_DIRECTORY=https://127.0.0.1:1/", "LOG_LEVEL=error")
	servertest.Ask(t, plain.Addr().String(), "GET /about").Check(t, 308, map[string]string{"Location": "https://" + domain + "/about"})
	servertest.Ask(t, secure.Addr().String(), "GET /about").Check(t, 400, nil) // net/http's response to a request without TLS.
	program.Process.Signal(syscall.SIGTERM)
}

func TestSystemdIsToldOfTheStartAndTheStop(t *testing.T) {
	name := filepath.Join(t.TempDir(), "notify")
	systemd, err := net.ListenUnixgram("unixgram", &net.UnixAddr{Name: name, Net: "unixgram"})
	if err != nil {
		t.Fatal(err)
	}
	defer systemd.Close()
	systemd.SetDeadline(time.Now().Add(10 * time.Second))
	hears := func(want string) {
		t.Helper()
		message := make([]byte, 100)
		if n, err := systemd.Read(message); err != nil || string(message[:n]) != want {
			t.Fatalf("systemd hears %q, %v, want %q", message[:n], err, want)
		}
	}
	program, log := startProgram(t, "", "NOTIFY_SOCKET="+name, "SHUTDOWN_DELAY=1h")
	addr := servedAddr(t, log)
	hears("READY=1")
	servertest.Ask(t, addr, "GET /").Check(t, 200, nil)
	program.Process.Signal(syscall.SIGTERM)
	hears("STOPPING=1")
	servertest.Ask(t, addr, "GET /").Check(t, 200, nil)
}

func TestWhatSystemdMayNotHandOver(t *testing.T) {
	local, err := net.Listen("unix", filepath.Join(t.TempDir(), "socket"))
	if err != nil {
		t.Fatal(err)
	}
	defer local.Close()
	tcp := fileOf(t, openSocket(t))
	for _, test := range []struct {
		name  string
		files []*os.File
		want  string
	}{
		{"two sockets", []*os.File{tcp, tcp}, "systemd passed 2 files, want 1 listening TCP sockets"},
		{"a file", []*os.File{os.Stdin}, "systemd passed 1 files, want 1 listening TCP sockets"},
		{"a socket without TCP", []*os.File{fileOf(t, local.(*net.UnixListener))}, "systemd passed 1 files, want 1 listening TCP sockets"},
	} {
		for command, prefix := range map[string]string{"": `level=ERROR msg=failed error="`, "check-settings": "goniometria: "} {
			t.Run(test.name+" "+command, func(t *testing.T) {
				program := handOver(t, test.files)
				program.Args = append(program.Args, strings.Fields(command)...)
				stderr, err := program.CombinedOutput()
				if err == nil || !strings.Contains(string(stderr), prefix+test.want) || strings.Count(string(stderr), "\n") != 1 {
					t.Errorf("%v, %q, want one line with the error %q", err, stderr, test.want)
				}
			})
		}
	}
}
