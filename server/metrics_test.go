package main

import (
	"io"
	"net"
	"net/http"
	"net/http/httptest"
	"strings"
	"testing"
)

func TestMetrics(t *testing.T) {
	opts := testOptions()
	visitors := newCrowd(10)
	opts.Metrics = newMetrics(visitors)
	visitors.connState(new(closingConn), http.StateNew)
	addr := serveTestSite(t, opts)
	ask(t, addr, "GET /about")
	ask(t, addr, "GET /about")
	ask(t, addr, "HEAD /contact")
	ask(t, addr, "BREW /about")
	ask(t, addr, "POT /about")
	ask(t, addr, "GET "+filmPath, "Range: bytes=0-99")
	ask(t, addr, "GET /favicon.svg/..")
	ask(t, addr, "GET /readyz")

	shown := operatorGets(t, opts.Metrics, "/metrics")
	for _, want := range []string{
		`goniometria_requests_total{code="200",kind="page",method="GET"} 2`,
		`goniometria_requests_total{code="404",kind="page",method="HEAD"} 1`,
		`goniometria_requests_total{code="405",kind="page",method="other"} 2`,
		`goniometria_requests_total{code="206",kind="asset",method="GET"} 1`,
		`goniometria_requests_total{code="404",kind="file",method="GET"} 1`,
		`goniometria_requests_total{code="200",kind="probe",method="GET"} 1`,
		`goniometria_response_bytes_total{kind="asset"} 100`,
		`goniometria_request_duration_seconds_count{kind="asset"} 1`,
		"goniometria_requests_in_flight 0",
		"goniometria_connections_open 1",
		"goniometria_connections_waiting 1",
		"goniometria_connections_evicted_total 0",
		"go_goroutines ",
		"go_build_info{",
	} {
		if !strings.Contains(shown, "\n"+want) {
			t.Errorf("metrics lack %s", want)
		}
	}
}

func TestOperatorsMayProfile(t *testing.T) {
	for _, path := range []string{"/debug/pprof/", "/debug/pprof/heap", "/debug/pprof/cmdline", "/debug/pprof/symbol"} {
		if operatorGets(t, newMetrics(newCrowd(1)), path) == "" {
			t.Errorf("%s is empty", path)
		}
	}
}

func operatorGets(t *testing.T, m *metrics, path string) string {
	t.Helper()
	w := httptest.NewRecorder()
	newPrivateHandler(m.registry).ServeHTTP(w, httptest.NewRequest("GET", path, http.NoBody))
	if w.Code != 200 {
		t.Errorf("%s: status %d", path, w.Code)
	}
	return w.Body.String()
}

func TestVisitorsSeeNeitherMetricsNorProfiles(t *testing.T) {
	opts := testOptions()
	opts.Metrics = newMetrics(newCrowd(1))
	addr := serveTestSite(t, opts)
	ask(t, addr, "GET /metrics").check(t, 404, nil)
	ask(t, addr, "GET /debug/pprof/").check(t, 404, nil)
}

func TestThePrivateAddress(t *testing.T) {
	free, err := net.Listen("tcp", "127.0.0.1:0")
	if err != nil {
		t.Fatal(err)
	}
	private := free.Addr().String()
	t.Run("that is taken stops the program", func(t *testing.T) {
		err := run(t.Context(), testSite(), []string{"-metrics-addr", private, "-addr", "127.0.0.1:0"}, lookup(nil), io.Discard, io.Discard)
		if err == nil || !strings.Contains(err.Error(), private) {
			t.Errorf("error %v, want one with %s", err, private)
		}
	})
	free.Close()
	t.Run("shows metrics while the program runs", func(t *testing.T) {
		_, stop, ended := startRun(t, "-metrics-addr", private)
		ask(t, private, "GET /metrics").check(t, 200, nil)
		stop()
		<-ended
		if conn, err := net.Dial("tcp", private); err == nil {
			conn.Close()
			t.Error("it outlives the program")
		}
	})
}
