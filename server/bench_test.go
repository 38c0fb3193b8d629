package main

import (
	"net/http"
	"net/http/httptest"
	"testing"
)

// The benchmarks count what the whole chain of handlers allocates, and leave out what net/http does around it.

func BenchmarkPage(b *testing.B) { benchmark(b, "/", "Accept-Encoding", "gzip, deflate, br", 200) }

func BenchmarkNotModified(b *testing.B) { benchmark(b, "/", "If-None-Match", "*", 304) }

func BenchmarkRange(b *testing.B) { benchmark(b, filmPath, "Range", "bytes=100-199", 206) }

func benchmark(b *testing.B, path, name, value string, want int) {
	handler, err := NewHandler(testSite(), testOptions())
	if err != nil {
		b.Fatal(err)
	}
	request := httptest.NewRequest("GET", path, http.NoBody)
	request.Header.Set(name, value)
	b.ReportAllocs()
	for b.Loop() {
		w := discardingWriter{header: http.Header{}}
		handler.ServeHTTP(&w, request)
		if w.status != want {
			b.Fatalf("status %d, want %d", w.status, want)
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
