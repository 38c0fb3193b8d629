// Package servertest holds what tests of the server share: a small built site, and a client that sends requests as written.
package servertest

import (
	"bufio"
	"fmt"
	"io"
	"math/rand/v2"
	"net"
	"net/http"
	"net/http/httptest"
	"strings"
	"testing"
	"testing/fstest"
	"time"
)

// Files of Site, and the paths of some.
const (
	HomeHTML     = `<!doctype html><style>body{margin:0}</style><h1>Goniometria Digital</h1>`
	AboutHTML    = `<!doctype html><style>h1{color:red}</style><h1>Our History</h1>`
	NotFoundHTML = `<!doctype html><style>p{margin:1px}</style><h1>Unexpected Application Error!</h1>`
	Icon         = `<svg xmlns="http://www.w3.org/2000/svg"><style>path{fill:red}</style></svg>`
	Script       = `console.log("Goniometria")`
	FilmPath     = "/assets/demo-5EYVPX74.mp4"
	ScriptPath   = "/assets/hydrate-59c2b5d6.js"
)

// Film is 10,000 bytes, of which any two ranges differ.
var Film = fmt.Sprint(rand.New(rand.NewPCG(1, 2)).Perm(3000))[:10_000]

// Site returns a site with the layout of a build. Its compressed files are plain text: the server never decodes them.
func Site() fstest.MapFS {
	site := fstest.MapFS{}
	for name, content := range map[string]string{
		".gitkeep":             "",
		".build.json":          `{"origin": "https://built.example", "connectSrc": ["https://forms.example"], "embeddable": ["/share.png"]}`,
		"index.html":           HomeHTML,
		"index.html.br":        "home in br",
		"index.html.gz":        "home in gzip",
		"about.html":           AboutHTML,
		"404.html":             NotFoundHTML,
		"404.html.br":          "missing in br",
		"404.html.gz":          "missing in gzip",
		"favicon.svg":          Icon,
		"robots.txt":           "User-agent: *\n",
		"share.png":            "a picture",
		FilmPath[1:]:           Film,
		ScriptPath[1:]:         Script,
		ScriptPath[1:] + ".br": "script in br",
		ScriptPath[1:] + ".gz": "script in gzip",
	} {
		site[name] = &fstest.MapFile{Data: []byte(content)}
	}
	return site
}

// Serve serves handler on a free port until the test ends, and returns the address.
func Serve(t testing.TB, handler http.Handler) (addr string) {
	server := httptest.NewServer(handler)
	t.Cleanup(server.Close)
	return server.Listener.Addr().String()
}

// Response is a response with the whole content of its body.
type Response struct {
	*http.Response
	Body string
}

// Ask sends a request line, such as "GET /about", and header lines, and reads the response.
func Ask(t testing.TB, addr, requestLine string, lines ...string) Response {
	t.Helper()
	header := append([]string{requestLine + " HTTP/1.1", "Host: goniometria.example", "Connection: close"}, lines...)
	return Exchange(t, addr, strings.Join(header, "\r\n")+"\r\n\r\n")
}

// Exchange sends a request byte by byte as it is, and reads the response. More bytes than that are an error.
func Exchange(t testing.TB, addr, request string) Response {
	t.Helper()
	conn, err := net.Dial("tcp", addr)
	if err != nil {
		t.Fatal(err)
	}
	defer conn.Close()
	conn.SetDeadline(time.Now().Add(10 * time.Second))
	io.WriteString(conn, request) // After a failure, there is no response.

	method, _, _ := strings.Cut(request, " ")
	reader := bufio.NewReader(conn)
	response, err := http.ReadResponse(reader, &http.Request{Method: method})
	if err != nil {
		t.Fatalf("%.80q: %v", request, err)
	}
	body, err := io.ReadAll(response.Body)
	rest, _ := io.ReadAll(reader)
	if err != nil || len(rest) > 0 {
		t.Errorf("%.80q: body: %v, and %d bytes after it", request, err, len(rest))
	}
	return Response{response, string(body)}
}

// Check compares the status, and the header fields in want. The value "" means that the field is absent.
func (r Response) Check(t testing.TB, status int, want map[string]string) {
	t.Helper()
	if r.StatusCode != status {
		t.Errorf("status %d, want %d", r.StatusCode, status)
	}
	for name, value := range want {
		if got := strings.Join(r.Header.Values(name), "; "); got != value {
			t.Errorf("%s: %q, want %q", name, got, value)
		}
	}
}
