package middleware

import (
	"io"
	"net"
	"net/http"
	"net/http/httptest"
	"strings"
	"sync/atomic"
	"testing"

	"goniometria.example/site/server/internal/servertest"
)

func TestARequestWithContentEndsItsConnection(t *testing.T) {
	addr := servertest.Serve(t, GetAndHead(ok))
	for _, test := range []struct {
		name, method, rest string
		status             int
	}{
		{"GET with a length (RFC 9110, section 9.3.1)", "GET", "Content-Length: 4\r\n\r\n", 200},
		{"HEAD with a length (RFC 9110, section 9.3.2)", "HEAD", "Content-Length: 4\r\n\r\n", 200},
		{"GET in chunks that are malformed", "GET", "Transfer-Encoding: chunked\r\n\r\n", 200},
		{"GET of 100 GB", "GET", "Content-Length: 99999999999\r\n\r\n", 200},
		{"GET that expects 100 (RFC 9110, section 10.1.1)", "GET", "Content-Length: 4\r\nExpect: 100-continue\r\n\r\n", 200},
		{"GET in chunks that expects 100", "GET", "Transfer-Encoding: chunked\r\nExpect: 100-continue\r\n\r\n4\r\nslow\r\n0\r\n\r\n", 200},
		{"POST, which is refused for its method", "POST", "Content-Length: 4\r\n\r\n", 405},
		{"POST that expects 100", "POST", "Content-Length: 4\r\nExpect: 100-continue\r\n\r\n", 405},
		{"CONNECT, after which nothing is a request (RFC 9110, section 9.3.6)", "CONNECT", "\r\n", 405},
		{"GET with a length of 0", "GET", "Connection: close\r\nContent-Length: 0\r\n\r\n", 200},
		{"GET with no chunk", "GET", "Transfer-Encoding: chunked\r\n\r\n0\r\n\r\n", 200},
		// net/http drops the Content-Length, after which the connection has to end (RFC 9112, section 6.1).
		{"GET with no chunk and a length", "GET", "Content-Length: 4\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n", 200},
	} {
		t.Run(test.name, func(t *testing.T) {
			// A server that overlooks the content takes it for a second request.
			got := servertest.Exchange(t, addr, test.method+" /about HTTP/1.1\r\nHost: goniometria.example\r\n"+test.rest+
				"GET /favicon.svg HTTP/1.1\r\nHost: goniometria.example\r\n\r\n")
			got.Check(t, test.status, nil)
			if !got.Close {
				t.Error("the connection stays open")
			}
		})
	}
}

// Connection: close would end every stream of a connection that many clients share.
func TestContentOverHTTP2LeavesTheConnectionOpen(t *testing.T) {
	var connections atomic.Int32
	server := httptest.NewUnstartedServer(GetAndHead(ok))
	server.EnableHTTP2 = true
	server.Config.ConnState = func(_ net.Conn, state http.ConnState) {
		if state == http.StateNew {
			connections.Add(1)
		}
	}
	server.StartTLS()
	defer server.Close()
	for _, test := range []struct {
		method, content string
		status          int
	}{{"GET", "content", 200}, {"POST", "content", 405}, {"GET", "", 200}} {
		// The client cannot know whether this reader is empty: if so, it ends the stream with an empty DATA frame.
		request, err := http.NewRequestWithContext(t.Context(), test.method, server.URL, io.MultiReader(strings.NewReader(test.content)))
		if err != nil {
			t.Fatal(err)
		}
		response, err := server.Client().Do(request)
		if err != nil {
			t.Fatal(err)
		}
		io.Copy(io.Discard, response.Body)
		response.Body.Close()
		if response.ProtoMajor != 2 || response.StatusCode != test.status {
			t.Errorf("%s with %q: %s over %s, want %d", test.method, test.content, response.Status, response.Proto, test.status)
		}
	}
	if got := connections.Load(); got != 1 {
		t.Errorf("%d connections for three requests, want 1", got)
	}
}
