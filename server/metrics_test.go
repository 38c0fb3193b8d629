package main

import (
	"bytes"
	"io"
	"log/slog"
	"net"
	"regexp"
	"strings"
	"syscall"
	"testing"

	"goniometria.example/site/server/internal/listen"
	"goniometria.example/site/server/internal/servertest"
)

func TestTheMetrics(t *testing.T) {
	program, log := startProgram(t, "", "METRICS_ADDR=127.0.0.1:0", "SHUTDOWN_DELAY=1h", "MAX_CONNECTIONS=1")
	metrics := loggedAddr(t, log, `"serving metrics" url=http://(\S+)/metrics`)
	addr := servedAddr(t, log)
	idle, err := net.Dial("tcp", addr)
	if err != nil {
		t.Fatal(err)
	}
	defer idle.Close() // The request evicts it.
	servertest.Ask(t, addr, "GET /about").Check(t, 200, nil)
	for _, want := range []string{
		`goniometria_request_duration_seconds_count{code="200",kind="page",method="get",page="/about"} 1`,
		`goniometria_build_info{version="`, "goniometria_connections_open ", "goniometria_connections_evicted_total 1", "go_goroutines ", "process_resident_memory_bytes ",
	} {
		if got := servertest.Ask(t, metrics, "GET /metrics").Body; !strings.Contains(got, "\n"+want) {
			t.Errorf("metrics lack %s", want)
		}
	}
	servertest.Ask(t, metrics, "GET /metrics", "X-Filler: "+strings.Repeat("a", 16<<10)).Check(t, 431, nil)
	program.Process.Signal(syscall.SIGTERM)
	await(t, "the drain", func() bool { return servertest.Ask(t, addr, "GET /readyz").StatusCode == 503 })
	servertest.Ask(t, metrics, "GET /metrics").Check(t, 200, nil)
}

// An alert on a series that does not exist never fires.
func TestTheMetricsOfTheOperatorsPageExist(t *testing.T) {
	_, log := startProgram(t, "", "DOMAIN="+domain, "TLS_ADDR=127.0.0.1:0", "METRICS_ADDR=127.0.0.1:0", "CERT_DIR="+t.TempDir(), "ACME_DIRECTORY=https://127.0.0.1:1/")
	metrics := loggedAddr(t, log, `"serving metrics" url=http://(\S+)/metrics`)
	go io.Copy(io.Discard, log)
	names := regexp.MustCompile(`\bgoniometria_[a-z]\w+`).FindAllString(read(t, "deploy/README.md"), -1)
	names = append(names, `goniometria_certificate_not_after_seconds{name="`+domain+`"} 0`, "goniometria_certificate_failures_total 1")
	for _, name := range names {
		await(t, name, func() bool { return strings.Contains(servertest.Ask(t, metrics, "GET /metrics").Body, "\n"+name) })
	}
	if len(names) < 5 {
		t.Errorf("the page names only %q", names)
	}
}

func TestTheServersLogInTheConfiguredFormat(t *testing.T) {
	var log bytes.Buffer
	newServer(nil, nil, listen.NewConnections(1), slog.New(slog.NewJSONHandler(&log, nil))).ErrorLog.Print("http: broken")
	if !strings.Contains(log.String(), `"msg":"http: broken"`) {
		t.Errorf("log %q", log.String())
	}
}
