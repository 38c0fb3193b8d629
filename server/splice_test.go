package main

import (
	"bufio"
	"io"
	"net"
	"net/http"
	"net/http/httptest"
	"strconv"
	"strings"
	"testing"
	"testing/fstest"
	"time"
)

// rawHeads returns the heads of several requests on one connection, sent at once.
func rawHeads(t *testing.T, addr string, requests ...string) []string {
	t.Helper()
	conn, err := net.Dial("tcp", addr)
	if err != nil {
		t.Fatal(err)
	}
	defer conn.Close()
	conn.SetDeadline(time.Now().Add(10 * time.Second))
	io.WriteString(conn, strings.Join(requests, ""))
	var heads []string
	reader := bufio.NewReader(conn)
	for range requests {
		var head strings.Builder
		response, err := http.ReadResponse(bufio.NewReaderSize(io.TeeReader(oneByOne{reader}, &head), 16), &http.Request{Method: "HEAD"})
		if err != nil {
			t.Fatal(err)
		}
		response.Body.Close()
		heads = append(heads, head.String())
	}
	return heads
}

// oneByOne keeps a reader from taking more than the head.
type oneByOne struct{ io.Reader }

func (o oneByOne) Read(p []byte) (int, error) { return o.Reader.Read(p[:1]) }

func TestAHeadOnTheWire(t *testing.T) {
	addr := serveTestSite(t, testOptions())
	const host = "Host: goniometria.example\r\n"
	heads := rawHeads(t, addr,
		"HEAD / HTTP/1.1\r\n"+host+"Accept-Encoding: br\r\n\r\n",
		"HEAD /about/ HTTP/1.1\r\n"+host+"\r\n",
		"HEAD /nowhere HTTP/1.1\r\n"+host+"X-Request-Id: abc\r\n\r\n",
		"HEAD / HTTP/1.1\r\n"+host+"If-None-Match: *\r\n\r\n",
		"HEAD / HTTP/1.0\r\n"+host+"\r\n",
	)
	for i, want := range [][]string{
		{"HTTP/1.1 200 OK\r\n", "\r\nETag: \"", "\r\nContent-Encoding: br\r\n", "\r\nDate: ", "\r\nContent-Length: 10\r\n"},
		{"HTTP/1.1 308 Permanent Redirect\r\n", "\r\nLocation: /about\r\n"},
		{"HTTP/1.1 404 Not Found\r\n", "\r\nX-Request-Id: abc\r\n"},
		{"HTTP/1.1 304 Not Modified\r\n", "\r\nETag: \""},
		{"HTTP/1.0 200 OK\r\n", "\r\nETag: \""},
	} {
		for _, part := range append(want, "\r\nX-Content-Type-Options: nosniff\r\n") {
			if !strings.Contains(heads[i], part) {
				t.Errorf("head %d lacks %q: %q", i, part, heads[i])
			}
		}
		names := map[string]bool{}
		for line := range strings.SplitSeq(strings.TrimSuffix(heads[i], "\r\n\r\n"), "\r\n") {
			name, _, _ := strings.Cut(line, ":")
			if names[name] {
				t.Errorf("head %d has two lines of %s", i, name)
			}
			names[name] = true
		}
	}
}

// The buffers of net/http hold 2 and 4 KiB: answers around these sizes reach the connection in different pieces.
func TestContentOfEverySizeFollowsItsHead(t *testing.T) {
	sizes := []int{1, 63 << 10, 64 << 10, 64<<10 + 1, 128 << 10, 200_000}
	for size := 1000; size < 9000; size += 97 {
		sizes = append(sizes, size)
	}
	long := strings.Repeat(film, 20)
	site := testSite()
	site["file.txt"] = &fstest.MapFile{Data: []byte(long)}
	addr := serveWith(t, defaults, site, testOptions())
	conn, err := net.Dial("tcp", addr)
	if err != nil {
		t.Fatal(err)
	}
	defer conn.Close()
	conn.SetDeadline(time.Now().Add(10 * time.Second))
	reader := bufio.NewReader(conn)
	for _, size := range sizes {
		request := httptest.NewRequest("GET", "http://goniometria.example/file.txt", http.NoBody)
		request.Header.Set("Range", "bytes=-"+strconv.Itoa(size))
		request.Write(conn)
		response, err := http.ReadResponse(reader, request)
		if err != nil {
			t.Fatal(err)
		}
		body, err := io.ReadAll(response.Body)
		if err != nil || string(body) != long[len(long)-size:] {
			t.Fatalf("%d bytes: %d, %v", size, len(body), err)
		}
	}
}
