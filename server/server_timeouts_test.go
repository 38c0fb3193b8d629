package main

import (
	"context"
	"crypto/tls"
	"io"
	"net"
	"net/http"
	"strings"
	"testing"
	"testing/fstest"
	"testing/synctest"
	"time"

	"goniometria.example/site/server/internal/listen"
	"goniometria.example/site/server/internal/servertest"
)

// inBubble serves the test site, with a film of 25 MB and the default settings, in a bubble of testing/synctest. Its
// clock jumps ahead when everything waits, so timeouts take no time.
func inBubble(t *testing.T, test func(t *testing.T, dial, dialTLS func() net.Conn)) {
	t.Helper()
	config := &tls.Config{Certificates: serverCertificates(), NextProtos: []string{"h2", "http/1.1"}}
	synctest.Test(t, func(t *testing.T) {
		site := servertest.Site()
		site[servertest.FilmPath[1:]] = &fstest.MapFile{Data: make([]byte, 25_000_000)}
		plain, secure := servertest.NewPipeListener(), servertest.NewPipeListener()
		server := newServer(newTestHandler(t, site), listen.NewConnections(10), quiet)
		go server.Serve(plain)
		go server.Serve(tls.NewListener(secure, config))
		test(t, plain.Dial, secure.Dial)
		server.Close()
	})
}

// timeUntilEnd returns how long the server keeps a connection open.
func timeUntilEnd(t *testing.T, conn net.Conn) time.Duration {
	t.Helper()
	start := time.Now()
	if _, err := io.Copy(io.Discard, conn); err != nil {
		t.Error(err)
	}
	return time.Since(start).Round(time.Second)
}

func TestAClientThatSendsNothingMoreIsCut(t *testing.T) {
	for _, test := range []struct {
		name, request string
		after         time.Duration
	}{
		{"before a request", "", 5 * time.Second},
		{"within a header", "GET / HTTP/1.1\r\nHost: goniometria.example\r\nX-Slow: ", 5 * time.Second},
		{"after a request", "HEAD / HTTP/1.1\r\nHost: goniometria.example\r\n\r\n", 75 * time.Second},
		{"within the content of a POST", "POST / HTTP/1.1\r\nHost: goniometria.example\r\nContent-Length: 9\r\n\r\nslow", time.Second},
		{"within the chunks of a GET", "GET / HTTP/1.1\r\nHost: goniometria.example\r\nTransfer-Encoding: chunked\r\n\r\n4\r\nslow", time.Second},
		{"before the first chunk of a GET", "GET / HTTP/1.1\r\nHost: goniometria.example\r\nTransfer-Encoding: chunked\r\n\r\n", time.Second},
	} {
		t.Run(test.name, func(t *testing.T) {
			inBubble(t, func(t *testing.T, dial, _ func() net.Conn) {
				conn := dial()
				go io.WriteString(conn, test.request)
				if after := timeUntilEnd(t, conn); after != test.after {
					t.Errorf("after %s, want %s", after, test.after)
				}
			})
		})
	}
}

func TestAHeaderThatGrowsForeverIsCut(t *testing.T) {
	inBubble(t, func(t *testing.T, dial, _ func() net.Conn) {
		conn := dial()
		start := time.Now()
		_, err := io.WriteString(conn, "GET / HTTP/1.1\r\n")
		for err == nil {
			time.Sleep(time.Second)
			_, err = io.WriteString(conn, "X-Slow: a\r\n")
		}
		if took := time.Since(start); took > 6*time.Second { // The client notices with its next line.
			t.Errorf("after %s", took)
		}
	})
}

// getFilm requests ranges of the film, over HTTP/1.1 and over HTTP/2, and runs test with the content of the response and
// the client's connection. A client of HTTP/2 reads its connection even when nobody reads the content, unless the
// connection stalls.
func getFilm(t *testing.T, ranges string, test func(t *testing.T, film io.Reader, conn *stallingConn)) {
	t.Helper()
	for _, protocol := range []struct {
		name   string
		choose func(*http.Protocols)
	}{
		{"HTTP/1.1", func(p *http.Protocols) { p.SetHTTP1(true) }},
		{"HTTP/2", func(p *http.Protocols) { p.SetHTTP2(true) }},
	} {
		t.Run(protocol.name, func(t *testing.T) {
			inBubble(t, func(t *testing.T, _, dialTLS func() net.Conn) {
				conn := &stallingConn{Conn: dialTLS(), stalled: make(chan struct{}), closed: make(chan struct{})}
				client := newClient(t, protocol.choose)
				transport := client.Transport.(*http.Transport)
				transport.DialContext = func(context.Context, string, string) (net.Conn, error) { return conn, nil }
				defer transport.CloseIdleConnections()
				defer close(conn.closed)
				defer conn.Close() // A server that does not cut the connection fails the test, and does not hang it.
				request, _ := http.NewRequest("GET", "https://goniometria.example"+servertest.FilmPath, nil)
				request.Header.Set("Range", ranges)
				response, err := client.Do(request)
				if err != nil {
					t.Fatal(err)
				}
				defer response.Body.Close()
				test(t, response.Body, conn)
			})
		})
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

func TestAClientThatDoesNotReadTheContentIsCut(t *testing.T) {
	getFilm(t, "bytes=0-", func(t *testing.T, film io.Reader, _ *stallingConn) {
		time.Sleep(31 * time.Second)
		if n, err := io.Copy(io.Discard, film); err == nil {
			t.Errorf("all %d bytes arrived", n)
		}
	})
}

func TestAClientThatDoesNotReadItsConnectionIsCut(t *testing.T) {
	getFilm(t, "bytes=0-", func(t *testing.T, _ io.Reader, conn *stallingConn) {
		close(conn.stalled)
		time.Sleep(90 * time.Second) // WriteByteTimeout starts anew for the bytes that were on their way.
		if _, err := conn.Conn.Write([]byte("x")); err == nil {
			t.Error("the connection is still open")
		}
	})
}

// A phone may lose its radio link and find it again.
func TestAClientThatPausesGetsTheWholeFilm(t *testing.T) {
	getFilm(t, "bytes=0-", func(t *testing.T, film io.Reader, _ *stallingConn) {
		time.Sleep(25 * time.Second)
		if n, err := io.Copy(io.Discard, film); err != nil || n != 25_000_000 {
			t.Errorf("%d bytes, %v", n, err)
		}
	})
}

func TestASlowClientGetsAllOfTheFilm(t *testing.T) {
	getFilm(t, "bytes=0-", func(t *testing.T, film io.Reader, _ *stallingConn) {
		start, received := time.Now(), int64(0)
		for {
			n, err := io.CopyN(io.Discard, film, 5_000)
			received += n
			if err == io.EOF {
				break
			}
			if err != nil {
				t.Fatalf("%s and %d bytes later: %v", time.Since(start), received, err)
			}
			time.Sleep(100 * time.Millisecond) // 50 kB/s
		}
		if took := time.Since(start); received != 25_000_000 || took < 60*time.Second {
			t.Errorf("%d bytes in %s", received, took)
		}
	})
}

// Unfinished requests at the cap must keep nobody out, whatever they wait for.
func TestUnfinishedRequestsDoNotKeepOthersOut(t *testing.T) {
	for _, test := range []struct{ name, request string }{
		{"nothing sent", ""},
		{"a header without an end", "GET / HTTP/1.1\r\n"},
		{"a POST without its content", "POST / HTTP/1.1\r\nHost: goniometria.example\r\nContent-Length: 9\r\n\r\n"},
		{"a film that nobody reads", "GET " + servertest.FilmPath + " HTTP/1.1\r\nHost: goniometria.example\r\n\r\n"},
		{"an idle connection", "HEAD / HTTP/1.1\r\nHost: goniometria.example\r\n\r\n"},
	} {
		t.Run(test.name, func(t *testing.T) {
			inBubble(t, func(t *testing.T, dial, _ func() net.Conn) {
				for range 10 {
					conn := dial()
					defer conn.Close()
					go io.WriteString(conn, test.request)
				}
				synctest.Wait()
				start, conn := time.Now(), dial()
				go io.WriteString(conn, "GET /healthz HTTP/1.1\r\nHost: goniometria.example\r\nConnection: close\r\n\r\n")
				response, err := io.ReadAll(conn)
				if err != nil || !strings.HasPrefix(string(response), "HTTP/1.1 200 OK\r\n") || time.Since(start) > 0 {
					t.Errorf("%.40q, %v, after %s", response, err, time.Since(start))
				}
			})
		})
	}
}
