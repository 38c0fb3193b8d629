package main

import (
	"bufio"
	"io"
	"io/fs"
	"log/slog"
	"net"
	"net/http"
	"strings"
	"testing"
	"testing/fstest"
	"time"
)

const (
	homeHTML    = `<!doctype html><style>body{margin:0}</style><h1>Goniometria Digital</h1>`
	aboutHTML   = `<!doctype html><style>h1{color:red}</style><h1>Our History</h1>`
	missingHTML = `<!doctype html><style>p{margin:1px}</style><h1>Unexpected Application Error!</h1>`
	script      = `console.log("Goniometria")`
	filmPath    = "/assets/demo-FILM2345.mp4"
	scriptPath  = "/assets/main-ABCD2345.js"
)

// film is 10,000 bytes in which no two neighbourhoods are alike for long.
var film = func() string {
	var b strings.Builder
	for i := range 10_000 {
		b.WriteByte(byte(i*i>>3 + i))
	}
	return b.String()
}()

// testSite has the layout of a build. Its coded files are not really compressed: the server never looks inside.
func testSite() fstest.MapFS {
	site := fstest.MapFS{}
	for name, body := range map[string]string{
		".gitkeep":             "",
		"index.html":           homeHTML,
		"index.html.br":        "home in br",
		"index.html.gz":        "home in gzip",
		"about.html":           aboutHTML,
		"404.html":             missingHTML,
		"404.html.br":          "missing in br",
		"404.html.gz":          "missing in gzip",
		"favicon.svg":          `<svg xmlns="http://www.w3.org/2000/svg"/>`,
		"robots.txt":           "User-agent: *\n",
		"share.png":            "a picture",
		filmPath[1:]:           film,
		scriptPath[1:]:         script,
		scriptPath[1:] + ".br": "script in br",
		scriptPath[1:] + ".gz": "script in gzip",
	} {
		site[name] = &fstest.MapFile{Data: []byte(body)}
	}
	return site
}

func testOptions() Options {
	return Options{Draining: func() bool { return false }, Logger: slog.New(slog.DiscardHandler)}
}

// serveTestSite serves the test site on a port of its own and returns the address.
func serveTestSite(t testing.TB, opts Options) string {
	t.Helper()
	return serveWith(t, defaults, testSite(), opts)
}

func serveWith(t testing.TB, cfg config, site fs.FS, opts Options) string {
	t.Helper()
	handler, err := NewHandler(site, opts)
	if err != nil {
		t.Fatal(err)
	}
	listener, err := listen(t.Context(), "127.0.0.1:0", cfg.writeTimeout)
	if err != nil {
		t.Fatal(err)
	}
	server := newServer(cfg, handler, newCrowd(cfg.maxConnections), opts.Logger)
	if err := secure(server, cfg, opts.Logger); err != nil {
		t.Fatal(err)
	}
	go accept(server, listener)
	t.Cleanup(func() { server.Close() })
	return listener.Addr().String()
}

type answer struct {
	status int
	header http.Header
	body   string
	closes bool // whether it says that the connection ends
	size   int  // of all of it on the wire
}

// ask sends a request line, such as "GET /about", with header lines exactly as they are written.
func ask(t *testing.T, addr, requestLine string, lines ...string) answer {
	t.Helper()
	head := append([]string{requestLine + " HTTP/1.1", "Host: goniometria.example", "Connection: close"}, lines...)
	return exchange(t, addr, strings.Join(head, "\r\n")+"\r\n\r\n")
}

func exchange(t testing.TB, addr, request string) answer {
	t.Helper()
	conn, err := net.Dial("tcp", addr)
	if err != nil {
		t.Fatal(err)
	}
	defer conn.Close()
	conn.SetDeadline(time.Now().Add(10 * time.Second))
	if _, err := io.WriteString(conn, request); err != nil {
		t.Fatal(err)
	}

	method, _, _ := strings.Cut(request, " ")
	wire := &countingReader{Reader: conn}
	reader := bufio.NewReader(wire)
	response, err := http.ReadResponse(reader, &http.Request{Method: method})
	if err != nil {
		t.Fatalf("%.80q: %v", request, err)
	}
	body, err := io.ReadAll(response.Body)
	if err != nil {
		t.Fatalf("%.80q: body: %v", request, err)
	}
	if rest, _ := io.ReadAll(reader); len(rest) > 0 {
		t.Errorf("%.80q: %d bytes beyond the announced body", request, len(rest))
	}
	return answer{response.StatusCode, response.Header, string(body), response.Close, wire.count}
}

type countingReader struct {
	io.Reader
	count int
}

func (c *countingReader) Read(p []byte) (int, error) {
	n, err := c.Reader.Read(p)
	c.count += n
	return n, err
}

// check compares the answer with a status and with header fields; the value "" means that the field is absent.
func (a answer) check(t *testing.T, status int, want map[string]string) {
	t.Helper()
	if a.status != status {
		t.Errorf("status %d, want %d", a.status, status)
	}
	for name, value := range want {
		if got := strings.Join(a.header.Values(name), "; "); got != value {
			t.Errorf("%s: %q, want %q", name, got, value)
		}
	}
}
