package main

import (
	"io"
	"net"
	"net/http"
	"net/http/httptest"
	"strings"
	"testing"
	"time"

	"github.com/prometheus/client_golang/prometheus"

	"goniometria.example/site/server/internal/servertest"
)

var benchmarks = []struct{ name, path, field, value string }{
	{"Page", "/", "Accept-Encoding", "gzip, deflate, br"},
	{"NotModified", "/", "If-None-Match", "*"},
	{"Script", servertest.ScriptPath, "Accept-Encoding", "gzip"},
	{"Range", servertest.FilmPath, "Range", "bytes=100-199"},
	{"NotFound", "/nowhere", "Accept-Encoding", "gzip"},
}

// BenchmarkHandler measures the handler without the network.
func BenchmarkHandler(b *testing.B) {
	handler := newLoggedHandler(b)
	for _, bench := range benchmarks {
		b.Run(bench.name, func(b *testing.B) {
			request := httptest.NewRequest("GET", bench.path, http.NoBody)
			request.Header.Set(bench.field, bench.value)
			b.ReportAllocs()
			for b.Loop() {
				handler.ServeHTTP(discard{http.Header{}}, request)
			}
		})
	}
}

// BenchmarkWire measures the server over one connection. The client allocates nothing.
func BenchmarkWire(b *testing.B) {
	addr := serveWith(b, defaults, newLoggedHandler(b))
	for _, bench := range benchmarks {
		b.Run(bench.name, func(b *testing.B) {
			conn, err := net.Dial("tcp", addr)
			if err != nil {
				b.Fatal(err)
			}
			defer conn.Close()
			conn.SetDeadline(time.Now().Add(time.Minute))
			request := "GET " + bench.path + " HTTP/1.1\r\nHost: goniometria.example\r\n" + bench.field + ": " + bench.value + "\r\n\r\n"
			first := servertest.Exchange(b, addr, strings.TrimSuffix(request, "\r\n")+"Connection: close\r\n\r\n")
			response, requestBytes := make([]byte, first.Size-len("Connection: close\r\n")), []byte(request)
			b.ReportAllocs()
			for b.Loop() {
				conn.Write(requestBytes)
				if _, err := io.ReadFull(conn, response); err != nil {
					b.Fatal(err)
				}
			}
		})
	}
}

// newLoggedHandler returns a handler with its access log, as it is by default.
func newLoggedHandler(t testing.TB) http.Handler {
	handler, err := newHandler(servertest.Site(), defaults, newLogger(defaults, io.Discard), prometheus.NewRegistry(), notDraining)
	if err != nil {
		t.Fatal(err)
	}
	return handler
}

// discard is a response that goes nowhere.
type discard struct{ header http.Header }

func (d discard) Header() http.Header       { return d.header }
func (discard) WriteHeader(int)             {}
func (discard) Write(p []byte) (int, error) { return len(p), nil }
