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

func TestTheMetrics(t *testing.T) {
	metrics := freeAddr(t)
	program, log := startProgram(t, "", "METRICS_ADDR="+metrics, "SHUTDOWN_DELAY=1h")
	addr := servedAddr(t, log)
	servertest.Ask(t, addr, "GET /about").Check(t, 200, nil)
	for _, want := range []string{
		`goniometria_request_duration_seconds_count{code="200",kind="page",method="get",page="/about"} 1`,
		`goniometria_build_info{version="`, "goniometria_connections_open ", "goniometria_connections_idle ", "goniometria_connections_evicted_total 0", "go_goroutines ", "process_resident_memory_bytes ",
	} {
		if got := servertest.Ask(t, metrics, "GET /metrics").Body; !strings.Contains(got, "\n"+want) {
			t.Errorf("metrics lack %s", want)
		}
	}
	program.Process.Signal(syscall.SIGTERM)
	await(t, "the drain", func() bool { return servertest.Ask(t, addr, "GET /readyz").Status == 503 })
	servertest.Ask(t, metrics, "GET /metrics").Check(t, 200, nil)
}

func TestTheMetricsServerLogsInTheConfiguredFormat(t *testing.T) {
	var log bytes.Buffer
	newMetricsServer(http.NotFoundHandler(), slog.New(slog.NewJSONHandler(&log, nil))).ErrorLog.Print("http: broken")
	if !strings.Contains(log.String(), `"msg":"http: broken"`) {
		t.Errorf("log %q", log.String())
	}
}

func TestTheMetricsServerHasTimeouts(t *testing.T) {
	for _, test := range []struct {
		name, request string
		after         time.Duration
	}{
		{"within a header", "GET /metrics HTTP/1.1\r\n", 5 * time.Second},
		{"after a request", "GET /metrics HTTP/1.1\r\nHost: localhost\r\n\r\n", 75 * time.Second},
	} {
		t.Run(test.name, func(t *testing.T) {
			synctest.Test(t, func(t *testing.T) {
				listener, server := servertest.NewPipeListener(), newMetricsServer(http.NotFoundHandler(), quiet)
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
