package main

import (
	"context"
	"crypto/tls"
	"fmt"
	"io"
	"net"
	"net/http"
	"net/http/httptest"
	"testing"
	"testing/fstest"
	"testing/synctest"
	"time"

	"goniometria.example/site/server/internal/listen"
	"goniometria.example/site/server/internal/servertest"
)

// timeUntilEnd returns how long the server keeps a connection open, in whole seconds. After a response, some versions of
// net/http wait for another half a second, so that the client can read it.
func timeUntilEnd(t *testing.T, conn net.Conn) time.Duration {
	t.Helper()
	start := time.Now()
	if _, err := io.Copy(io.Discard, conn); err != nil {
		t.Error(err)
	}
	return time.Since(start).Truncate(time.Second)
}

// The clock of testing/synctest jumps ahead when everything waits, so timeouts take no time.
func TestAClientThatSendsNothingMoreIsCut(t *testing.T) {
	for _, test := range []struct {
		name, request string
		after         time.Duration
		domains       []string
	}{
		{"before a request", "", 20 * time.Second, nil},
		{"within a header", "GET / HTTP/1.1\r\nHost: goniometria.example\r\nX-Slow: ", 20 * time.Second, nil},
		{"after a request", "HEAD / HTTP/1.1\r\nHost: goniometria.example\r\n\r\n", 620 * time.Second, nil},
		{"after a request, with a domain", "HEAD / HTTP/1.1\r\nHost: goniometria.example\r\n\r\n", 75 * time.Second, []string{domain}},
		{"within the content of a POST", "POST / HTTP/1.1\r\nHost: goniometria.example\r\nContent-Length: 9\r\n\r\nslow", time.Second, nil},
		{"within the chunks of a GET", "GET / HTTP/1.1\r\nHost: goniometria.example\r\nTransfer-Encoding: chunked\r\n\r\n4\r\nslow", time.Second, nil},
		{"before the first chunk of a GET", "GET / HTTP/1.1\r\nHost: goniometria.example\r\nTransfer-Encoding: chunked\r\n\r\n", time.Second, nil},
	} {
		t.Run(test.name, func(t *testing.T) {
			synctest.Test(t, func(t *testing.T) {
				listener := servertest.NewPipeListener()
				server := newServer(test.domains, newTestHandler(t, servertest.Site()), listen.NewConnections(10), quiet)
				go server.Serve(listener)
				defer server.Close()
				conn := listener.Dial()
				go io.WriteString(conn, test.request)
				if after := timeUntilEnd(t, conn); after != test.after {
					t.Errorf("after %s, want %s", after, test.after)
				}
			})
		})
	}
}

func TestAClientThatDoesNotFinishTheTLSHandshakeIsCut(t *testing.T) {
	synctest.Test(t, func(t *testing.T) {
		listener := servertest.NewPipeListener()
		server := newServer(nil, http.NotFoundHandler(), listen.NewConnections(10), quiet)
		go server.Serve(tls.NewListener(listener, &tls.Config{Certificates: make([]tls.Certificate, 1)}))
		defer server.Close()
		if after := timeUntilEnd(t, listener.Dial()); after != 20*time.Second {
			t.Errorf("after %s, want 20s", after)
		}
	})
}

// An HTTP/2 client reads from its connection even if nobody reads the response body. The test stalls the connection
// itself.
func TestOnlyAClientThatReadsGetsTheWholeFilm(t *testing.T) {
	secured := httptest.NewTLSServer(nil)
	secured.Close()
	config := &tls.Config{Certificates: secured.TLS.Certificates, NextProtos: []string{"h2", "http/1.1"}}
	for name, test := range map[string]func(t *testing.T, film io.Reader, conn *stallingConn){
		"a client that does not read the content": func(t *testing.T, film io.Reader, _ *stallingConn) {
			time.Sleep(31 * time.Second)
			if n, err := io.Copy(io.Discard, film); err == nil {
				t.Errorf("all %d bytes arrived", n)
			}
		},
		"a client that does not read its connection": func(t *testing.T, _ io.Reader, conn *stallingConn) {
			close(conn.stalled)
			time.Sleep(90 * time.Second) // WriteByteTimeout starts again for the bytes that were in flight.
			if _, err := conn.Conn.Write([]byte("x")); err == nil {
				t.Error("the connection is still open")
			}
		},
		"a phone that loses its radio link and finds it again": func(t *testing.T, film io.Reader, _ *stallingConn) {
			time.Sleep(25 * time.Second)
			if n, err := io.Copy(io.Discard, film); err != nil || n != 25_000_000 {
				t.Errorf("%d bytes, %v", n, err)
			}
		},
		"a client at 5 kB/s":  readAt(5),
		"a client at 8 kB/s":  readAt(8),
		"a client at 12 kB/s": readAt(12),
	} {
		for _, http2 := range []bool{false, true} {
			t.Run(fmt.Sprintf("%s, HTTP/2 %v", name, http2), func(t *testing.T) {
				synctest.Test(t, func(t *testing.T) {
					site, listener := servertest.Site(), servertest.NewPipeListener()
					site[servertest.FilmPath[1:]] = &fstest.MapFile{Data: make([]byte, 25_000_000)}
					server := newServer(nil, newTestHandler(t, site), listen.NewConnections(10), quiet)
					go server.Serve(tls.NewListener(listener, config))
					defer server.Close()
					conn := &stallingConn{Conn: listener.Dial(), stalled: make(chan struct{}), closed: make(chan struct{})}
					client := http.Client{Transport: &http.Transport{
						ForceAttemptHTTP2:  http2,
						DisableCompression: true,
						TLSClientConfig:    &tls.Config{InsecureSkipVerify: true},
						DialContext:        func(context.Context, string, string) (net.Conn, error) { return conn, nil },
					}}
					defer client.CloseIdleConnections()
					defer close(conn.closed)
					defer conn.Close() // A server that does not cut the connection fails the test, and does not hang it.
					response, err := client.Get("https://goniometria.example" + servertest.FilmPath)
					if err != nil || (response.ProtoMajor == 2) != http2 {
						t.Fatal(response, err)
					}
					defer response.Body.Close()
					test(t, response.Body, conn)
				})
			})
		}
	}
}

// readAt returns a client that reads so many kB a second. Like the kernels and the link between, it takes nothing for a while,
// and then 100 kB at once.
func readAt(rate int) func(t *testing.T, film io.Reader, _ *stallingConn) {
	return func(t *testing.T, film io.Reader, _ *stallingConn) {
		received := int64(0)
		for err := error(nil); err == nil; time.Sleep(100 * time.Second / time.Duration(rate)) {
			var n int64
			n, err = io.CopyN(io.Discard, film, 100_000)
			received += n
		}
		if received != 25_000_000 {
			t.Errorf("only %d bytes arrived", received)
		}
	}
}

// stallingConn reads nothing more once stalled is closed, until closed is.
type stallingConn struct {
	net.Conn
	stalled, closed chan struct{}
}

func (c *stallingConn) Read(p []byte) (int, error) {
	select {
	case <-c.stalled:
		<-c.closed
		return 0, io.EOF
	default:
		return c.Conn.Read(p)
	}
}
