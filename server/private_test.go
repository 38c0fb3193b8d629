package main

import (
	"bytes"
	"io"
	"log/slog"
	"net"
	"net/http"
	"strings"
	"syscall"
	"testing"
	"testing/synctest"
	"time"

	"goniometria.example/site/server/internal/servertest"
)

func TestThePrivateAddresses(t *testing.T) {
	metrics, profiles := freeAddr(t), freeAddr(t)
	program, addr := startProgram(t, "METRICS_ADDR="+metrics, "PPROF_ADDR="+profiles, "SHUTDOWN_DELAY=1h")
	servertest.Ask(t, addr, "GET /about").Check(t, 200, nil)
	for _, want := range []string{
		`goniometria_request_duration_seconds_count{code="200",kind="page",method="get"} 1`,
		"goniometria_connections_open ", "go_goroutines ", "go_build_info{", "process_resident_memory_bytes ",
	} {
		if got := servertest.Ask(t, metrics, "GET /metrics").Body; !strings.Contains(got, "\n"+want) {
			t.Errorf("metrics lack %s", want)
		}
	}
	for _, path := range []string{"/debug/pprof/", "/debug/pprof/heap", "/debug/pprof/cmdline", "/debug/pprof/symbol"} {
		servertest.Ask(t, profiles, "GET "+path).Check(t, 200, nil)
	}
	servertest.Ask(t, metrics, "GET /debug/pprof/").Check(t, 404, nil)
	servertest.Ask(t, profiles, "GET /metrics").Check(t, 404, nil)

	program.Process.Signal(syscall.SIGTERM)
	await(t, "the drain", func() bool { return servertest.Ask(t, addr, "GET /readyz").Status == 503 })
	servertest.Ask(t, metrics, "GET /metrics").Check(t, 200, nil)
	servertest.Ask(t, profiles, "GET /debug/pprof/cmdline").Check(t, 200, nil)
}

func TestThePrivateAddressEndsWithTheProgram(t *testing.T) {
	metrics := freeAddr(t)
	_, stop, ended := startRun(t, "-metrics-addr", metrics)
	servertest.Ask(t, metrics, "GET /metrics").Check(t, 200, nil)
	stop()
	<-ended
	await(t, "the private address to close", func() bool {
		conn, err := net.Dial("tcp", metrics)
		if err == nil {
			conn.Close()
		}
		return err != nil
	})
}

func TestAFailureOfThePrivateAddressIsLogged(t *testing.T) {
	listener, err := net.Listen("tcp", "127.0.0.1:0")
	if err != nil {
		t.Fatal(err)
	}
	listener.Close()
	var log bytes.Buffer
	serveUntilClosed(new(http.Server), listener, slog.New(slog.NewTextHandler(&log, nil)))
	if !strings.Contains(log.String(), "level=ERROR") || !strings.Contains(log.String(), listener.Addr().String()) {
		t.Errorf("log %q", log.String())
	}
}

func TestThePrivateServerLogsInTheConfiguredFormat(t *testing.T) {
	var log bytes.Buffer
	newPrivateServer(defaults, http.NotFoundHandler(), slog.New(slog.NewJSONHandler(&log, nil))).ErrorLog.Print("http: broken")
	if !strings.Contains(log.String(), `"msg":"http: broken"`) {
		t.Errorf("log %q", log.String())
	}
}

func TestThePrivateServerHasTimeouts(t *testing.T) {
	for _, test := range []struct {
		name, request string
		after         time.Duration
	}{
		{"within a header", "GET /metrics HTTP/1.1\r\n", 5 * time.Second},
		{"after a request", "GET /metrics HTTP/1.1\r\nHost: localhost\r\n\r\n", 75 * time.Second},
	} {
		t.Run(test.name, func(t *testing.T) {
			synctest.Test(t, func(t *testing.T) {
				listener, server := servertest.NewPipeListener(), newPrivateServer(defaults, http.NotFoundHandler(), quiet)
				go server.Serve(listener)
				defer server.Close()
				conn := listener.Dial()
				go io.WriteString(conn, test.request)
				if after := timeUntilEnd(t, conn); after != test.after {
					t.Errorf("after %s, want %s", after, test.after)
				}
			})
		})
	}
}

// freeAddr returns an address that nothing listened on a moment ago.
func freeAddr(t *testing.T) string {
	t.Helper()
	listener, err := net.Listen("tcp", "127.0.0.1:0")
	if err != nil {
		t.Fatal(err)
	}
	defer listener.Close()
	return listener.Addr().String()
}
