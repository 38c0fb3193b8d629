package middleware

import (
	"context"
	"io"
	"net"
	"net/http"
	"net/http/httptest"
	"strings"
	"testing"

	"goniometria.example/site/server/internal/servertest"
)

func TestARequestWithContentIsRefused(t *testing.T) {
	addr := servertest.Serve(t, GetAndHead(ok))
	for _, test := range []struct {
		name, request string
		status        int
	}{
		{"GET with a length (RFC 9110, section 9.3.1)", "GET /about HTTP/1.1\r\nContent-Length: 4\r\n", 413},
		{"HEAD with a length (RFC 9110, section 9.3.2)", "HEAD /about HTTP/1.1\r\nContent-Length: 4\r\n", 413},
		{"GET in chunks that are malformed", "GET /about HTTP/1.1\r\nTransfer-Encoding: chunked\r\n", 413},
		{"GET of 100 GB", "GET /about HTTP/1.1\r\nContent-Length: 99999999999\r\n", 413},
		{"GET that expects 100 (RFC 9110, section 10.1.1)", "GET /about HTTP/1.1\r\nContent-Length: 4\r\nExpect: 100-continue\r\n", 413},
		{"POST, which is refused for its method", "POST /about HTTP/1.1\r\nContent-Length: 4\r\n", 405},
		{"POST that expects 100", "POST /about HTTP/1.1\r\nContent-Length: 4\r\nExpect: 100-continue\r\n", 405},
		{"GET with a length of 0", "GET /about HTTP/1.1\r\nConnection: close\r\nContent-Length: 0\r\n", 200},
	} {
		t.Run(test.name, func(t *testing.T) {
			// A server that overlooks the content takes it for a second request.
			got := servertest.Exchange(t, addr, test.request+"Host: goniometria.example\r\n\r\nGET /favicon.svg HTTP/1.1\r\nHost: goniometria.example\r\n\r\n")
			got.Check(t, test.status, nil)
			if !got.Closes {
				t.Error("the connection stays open")
			}
		})
	}
}

func TestEmptyContentOfUnknownLengthIsNoContent(t *testing.T) {
	addr := servertest.Serve(t, GetAndHead(ok))
	servertest.Ask(t, addr, "GET /about", "Transfer-Encoding: chunked", "", "0").Check(t, 200, nil)

	// net/http drops a Content-Length beside it, after which the connection has to end (RFC 9112, section 6.1).
	got := servertest.Exchange(t, addr, "GET /about HTTP/1.1\r\nHost: goniometria.example\r\nContent-Length: 4\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n")
	got.Check(t, 200, nil)
	if !got.Closes {
		t.Error("the connection stays open after a request with two lengths")
	}

	t.Run("over HTTP/2", func(t *testing.T) {
		server := newHTTP2Server(t)
		// The client cannot know that this reader is empty: it ends the stream with an empty DATA frame.
		if response := server.send(t, "GET", io.MultiReader()); response.StatusCode != 200 {
			t.Errorf("status %d, want 200", response.StatusCode)
		}
		if response := server.send(t, "GET", io.MultiReader(strings.NewReader("content"))); response.StatusCode != 413 {
			t.Errorf("status %d with content, want 413", response.StatusCode)
		}
	})
}

// In HTTP/2, Connection: close would end every stream of a connection that many clients share.
func TestARefusalLeavesAnHTTP2ConnectionOpen(t *testing.T) {
	server := newHTTP2Server(t)
	for _, method := range []string{"GET", "POST", "GET"} {
		server.send(t, method, strings.NewReader("content"))
	}
	if server.connections != 1 {
		t.Errorf("%d connections for three requests, want 1", server.connections)
	}
}

type http2Server struct {
	url         string
	client      *http.Client
	connections int
}

func newHTTP2Server(t *testing.T) *http2Server {
	server := httptest.NewUnstartedServer(GetAndHead(ok))
	server.Config.Protocols = new(http.Protocols)
	server.Config.Protocols.SetUnencryptedHTTP2(true)
	server.Start()
	t.Cleanup(server.Close)
	h := &http2Server{url: server.URL}
	transport := &http.Transport{Protocols: server.Config.Protocols, DialContext: func(ctx context.Context, network, addr string) (net.Conn, error) {
		h.connections++
		return new(net.Dialer).DialContext(ctx, network, addr)
	}}
	t.Cleanup(transport.CloseIdleConnections)
	h.client = &http.Client{Transport: transport}
	return h
}

func (h *http2Server) send(t *testing.T, method string, content io.Reader) *http.Response {
	t.Helper()
	request, err := http.NewRequestWithContext(t.Context(), method, h.url, content)
	if err != nil {
		t.Fatal(err)
	}
	response, err := h.client.Do(request)
	if err != nil {
		t.Fatal(err)
	}
	io.Copy(io.Discard, response.Body)
	response.Body.Close()
	return response
}
