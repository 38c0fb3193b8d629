package main

import (
	"bufio"
	"context"
	"io"
	"net"
	"net/http"
	"testing"
	"testing/fstest"
	"testing/synctest"
	"time"
)

// The tests of what takes time run in a bubble of testing/synctest: its clock jumps ahead when everything waits,
// so that their seconds take none. Sockets would not wait in a bubble, pipes do.

// inBubble serves the test site with a film of 25 MB and the default settings.
func inBubble(t *testing.T, test func(dial func() net.Conn)) {
	t.Helper()
	synctest.Test(t, func(t *testing.T) {
		site := testSite()
		site[filmPath[1:]] = &fstest.MapFile{Data: make([]byte, 25_000_000)}
		handler, err := NewHandler(site, testOptions())
		if err != nil {
			t.Fatal(err)
		}
		listener := newPipeListener()
		server := newServer(defaults, handler, newCrowd(10), testOptions().Logger)
		go server.Serve(listener)
		test(listener.dial)
		server.Close()
	})
}

// untilEnd returns what arrives on a connection and when it ended.
func untilEnd(t *testing.T, conn net.Conn) (received string, took time.Duration) {
	t.Helper()
	start := time.Now()
	all, err := io.ReadAll(conn)
	if err != nil {
		t.Error(err)
	}
	return string(all), time.Since(start)
}

func TestAVisitorWhoSendsNothingIsCut(t *testing.T) {
	for _, test := range []struct {
		name, request string
		after         time.Duration
	}{
		{"before a request", "", 5 * time.Second},
		{"within a head", "GET / HTTP/1.1\r\nHost: goniometria.example\r\nX-Slow: ", 5 * time.Second},
		{"after a request", "HEAD / HTTP/1.1\r\nHost: goniometria.example\r\n\r\n", 75 * time.Second},
		{"within the content of a POST", "POST / HTTP/1.1\r\nHost: goniometria.example\r\nContent-Length: 9\r\n\r\nslow", 5 * time.Second},
		{"within the chunks of a GET", "GET / HTTP/1.1\r\nHost: goniometria.example\r\nTransfer-Encoding: chunked\r\n\r\n4\r\nslow", 5 * time.Second},
	} {
		t.Run(test.name, func(t *testing.T) {
			inBubble(t, func(dial func() net.Conn) {
				conn := dial()
				go io.WriteString(conn, test.request)
				if _, took := untilEnd(t, conn); took.Round(time.Second) != test.after {
					t.Errorf("after %s, want %s", took, test.after)
				}
			})
		})
	}
}

func TestAHeadThatNeverEndsIsCutEvenIfItGrows(t *testing.T) {
	inBubble(t, func(dial func() net.Conn) {
		conn := dial()
		start := time.Now()
		_, err := io.WriteString(conn, "GET / HTTP/1.1\r\n")
		for err == nil {
			time.Sleep(time.Second)
			_, err = io.WriteString(conn, "X-Slow: a\r\n")
		}
		if took := time.Since(start); took > 6*time.Second { // It notices with the next line that it sends.
			t.Errorf("after %s", took)
		}
	})
}

func TestTheDelayBeforeStopping(t *testing.T) {
	synctest.Test(t, func(t *testing.T) {
		listener, stop, ended := serveInBubble(t, 7*time.Second)
		stop()
		start := time.Now()
		synctest.Wait()
		checkLastAnswer(t, listener.dial())
		if err := <-ended; err != nil || time.Since(start).Round(time.Second) != 7*time.Second {
			t.Errorf("%v after %s", err, time.Since(start))
		}
	})
}

func TestWhoHasConnectedIsHeardAfterTheStop(t *testing.T) {
	synctest.Test(t, func(t *testing.T) {
		listener, stop, ended := serveInBubble(t, 0)
		conn := listener.dial()
		stop()
		time.Sleep(time.Second)
		select {
		case <-listener.closed:
		default:
			t.Error("the listener is still open")
		}
		checkLastAnswer(t, conn)
		if err := <-ended; err != nil {
			t.Error(err)
		}
	})
}

func TestWhoStaysSilentIsNotWaitedForAfterTheStop(t *testing.T) {
	synctest.Test(t, func(t *testing.T) {
		listener, stop, ended := serveInBubble(t, 0)
		conn := listener.dial()
		stop()
		start := time.Now()
		if _, err := conn.Read(make([]byte, 1)); err != io.EOF {
			t.Errorf("%v, want the end", err)
		}
		if err := <-ended; err != nil || time.Since(start).Round(time.Second) != 2*time.Second {
			t.Errorf("%v after %s", err, time.Since(start))
		}
	})
}

func serveInBubble(t *testing.T, delay time.Duration) (listener pipeListener, stop func(), ended <-chan error) {
	t.Helper()
	handler, err := NewHandler(testSite(), testOptions())
	if err != nil {
		t.Fatal(err)
	}
	ctx, stop := context.WithCancel(t.Context())
	listener = newPipeListener()
	visitors := newCrowd(10)
	server := newServer(defaults, handler, visitors, testOptions().Logger)
	result := make(chan error, 1)
	go func() { result <- serve(ctx, server, listener, visitors, delay, 10*time.Second) }()
	synctest.Wait()
	return listener, stop, result
}

func checkLastAnswer(t *testing.T, conn net.Conn) {
	t.Helper()
	go io.WriteString(conn, "GET /about HTTP/1.1\r\nHost: goniometria.example\r\n\r\n")
	response, err := http.ReadResponse(bufio.NewReader(conn), nil)
	if err != nil || response.StatusCode != 200 || !response.Close {
		t.Errorf("%+v, %v, want 200 with Connection: close", response, err)
	}
	io.Copy(io.Discard, conn)
}
