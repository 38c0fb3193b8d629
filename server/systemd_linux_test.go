package main

import (
	"bufio"
	"context"
	"crypto/tls"
	"io"
	"net"
	"net/http"
	"os"
	"path/filepath"
	"strings"
	"sync"
	"syscall"
	"testing"
	"time"
)

func TestARestartRefusesNobody(t *testing.T) {
	socket := openSocket(t)
	addr := socket.Addr().String()
	program := activate(t, socket, "LOG_LEVEL=warn")
	ask(t, addr, "GET /").check(t, 200, nil)

	ctx, leave := context.WithCancel(t.Context())
	var visitors sync.WaitGroup
	for range 8 {
		visitors.Go(func() {
			client := http.Client{Transport: &http.Transport{DisableKeepAlives: true, DisableCompression: true}, Timeout: 30 * time.Second}
			for ctx.Err() == nil {
				checkHome(t, func() (*http.Response, error) { return client.Get("http://" + addr + "/") })
			}
		})
	}
	for range 3 {
		program.Process.Signal(syscall.SIGTERM)
		if err := program.Wait(); err != nil {
			t.Errorf("the end: %v", err)
		}
		conn, err := net.Dial("tcp", addr)
		if err != nil {
			t.Fatalf("while no program runs: %v", err)
		}
		conn.SetDeadline(time.Now().Add(10 * time.Second))
		io.WriteString(conn, "GET / HTTP/1.1\r\nHost: goniometria.example\r\n\r\n")
		program = activate(t, socket, "LOG_LEVEL=warn")
		checkHome(t, func() (*http.Response, error) { return http.ReadResponse(bufio.NewReader(conn), nil) })
		conn.Close()
	}
	leave()
	visitors.Wait()
}

func TestAnInheritedSocketHasTheLimitsOfAnOwnOne(t *testing.T) {
	socket := openSocket(t)
	certFile, keyFile := writePair(t, t.TempDir(), "goniometria.example")
	activate(t, socket, "TLS_CERT="+certFile, "TLS_KEY="+keyFile, "MAX_CONNECTIONS=1", "WRITE_TIMEOUT=7s")

	idle, err := net.Dial("tcp", socket.Addr().String())
	if err != nil {
		t.Fatal(err)
	}
	defer idle.Close()
	client := http.Client{
		Transport: &http.Transport{TLSClientConfig: &tls.Config{InsecureSkipVerify: true}, DisableCompression: true},
		Timeout:   10 * time.Second,
	}
	defer client.CloseIdleConnections()
	checkHome(t, func() (*http.Response, error) { return client.Get("https://" + socket.Addr().String() + "/") })

	idle.SetDeadline(time.Now().Add(4 * time.Second)) // By itself, the program would cut it after 5 s.
	if _, err := idle.Read(make([]byte, 1)); err != io.EOF {
		t.Errorf("the connection above the limit: %v, want its end", err)
	}
	checkKernelBuffers(t, socket, 7*time.Second)
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
	program, addr := startProgram(t, "NOTIFY_SOCKET="+name, "SHUTDOWN_DELAY=1h")
	hears("READY=1")
	ask(t, addr, "GET /").check(t, 200, nil)
	program.Process.Signal(syscall.SIGTERM)
	hears("STOPPING=1")
	ask(t, addr, "GET /").check(t, 200, nil)
}

func TestWhatSystemdMayNotHandOver(t *testing.T) {
	local, err := net.Listen("unix", filepath.Join(t.TempDir(), "socket"))
	if err != nil {
		t.Fatal(err)
	}
	defer local.Close()
	text, err := os.Open("systemd.go")
	if err != nil {
		t.Fatal(err)
	}
	defer text.Close()
	tcp := fileOf(t, openSocket(t))
	for _, test := range []struct {
		name  string
		files []*os.File
		want  string
	}{
		{"two sockets", []*os.File{tcp, tcp}, "want one socket from systemd, got 2, the second named b.socket"},
		{"a file", []*os.File{text}, "socket a.socket from systemd: "},
		{"a socket without TCP", []*os.File{fileOf(t, local.(*net.UnixListener))}, "limit the buffers of "},
	} {
		t.Run(test.name, func(t *testing.T) {
			program := handOver(t, test.files, "LISTEN_FDNAMES=a.socket:b.socket")
			stderr, err := program.CombinedOutput()
			if err == nil || !strings.HasPrefix(string(stderr), "goniometria: "+test.want) || strings.Count(string(stderr), "\n") != 1 {
				t.Errorf("%v, %q, want one line that begins with %q", err, stderr, test.want)
			}
		})
	}
}
