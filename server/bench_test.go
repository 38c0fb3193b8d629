package main

import (
	"io"
	"net"
	"net/http"
	"net/http/httptest"
	"strings"
	"testing"
	"time"
)

// maxAllocations is what an answer may take from the heap, all middleware included.
const maxAllocations = 20

var benchmarked = []struct{ name, path, field, value string }{
	{"Page", "/", "Accept-Encoding", "gzip, deflate, br"},
	{"NotModified", "/", "If-None-Match", "*"},
	{"Script", scriptPath, "Accept-Encoding", "gzip"},
	{"Range", filmPath, "Range", "bytes=100-199"},
	{"Missing", "/nowhere", "Accept-Encoding", "gzip"},
}

// BenchmarkHandler is the chain of handlers alone.
func BenchmarkHandler(b *testing.B) {
	for _, bench := range benchmarked {
		b.Run(bench.name, func(b *testing.B) {
			answer := answerFromHandler(b, bench.path, bench.field, bench.value)
			b.ReportAllocs()
			for b.Loop() {
				answer()
			}
		})
	}
}

// BenchmarkWire is the whole program with its sockets; the client allocates nothing.
func BenchmarkWire(b *testing.B) {
	for _, bench := range benchmarked {
		b.Run(bench.name, func(b *testing.B) {
			answer := answerFromWire(b, bench.path, bench.field, bench.value)
			b.ReportAllocs()
			for b.Loop() {
				answer()
			}
		})
	}
}

func TestAnAnswerAllocatesLittle(t *testing.T) {
	for _, bench := range benchmarked {
		t.Run(bench.name, func(t *testing.T) {
			answer := answerFromHandler(t, bench.path, bench.field, bench.value)
			if got := testing.AllocsPerRun(100, answer); got > maxAllocations {
				t.Errorf("%.0f allocations, want at most %d", got, maxAllocations)
			}
		})
	}
}

// benchedOptions turn everything on, so that nothing is left out of the count.
func benchedOptions() Options {
	opts := testOptions()
	opts.Logger = newLogger(config{}, io.Discard)
	opts.Metrics = newMetrics(newCrowd(1))
	return opts
}

func answerFromHandler(tb testing.TB, path, field, value string) func() {
	handler, err := NewHandler(testSite(), benchedOptions())
	if err != nil {
		tb.Fatal(err)
	}
	request := httptest.NewRequest("GET", path, http.NoBody)
	request.Header.Set(field, value)
	return func() { handler.ServeHTTP(&discardingWriter{header: http.Header{}}, request) }
}

func answerFromWire(tb testing.TB, path, field, value string) func() {
	addr := serveWith(tb, defaults, testSite(), benchedOptions())
	conn, err := net.Dial("tcp", addr)
	if err != nil {
		tb.Fatal(err)
	}
	tb.Cleanup(func() { conn.Close() })
	conn.SetDeadline(time.Now().Add(time.Minute))
	request := []byte("GET " + path + " HTTP/1.1\r\nHost: goniometria.example\r\n" + field + ": " + value + "\r\n\r\n")

	// The first answer shows how long they all are.
	first := exchange(tb, addr, strings.Replace(string(request), "\r\n\r\n", "\r\nConnection: close\r\n\r\n", 1))
	buffer := make([]byte, 16<<10)
	length := first.size - len("Connection: close\r\n")
	return func() {
		conn.Write(request)
		if _, err := io.ReadFull(conn, buffer[:length]); err != nil {
			tb.Fatal(err)
		}
	}
}

// discardingWriter allocates nothing but its fields, as net/http does.
type discardingWriter struct {
	header http.Header
	status int
}

func (w *discardingWriter) Header() http.Header         { return w.header }
func (w *discardingWriter) WriteHeader(status int)      { w.status = status }
func (w *discardingWriter) Write(p []byte) (int, error) { return len(p), nil }
