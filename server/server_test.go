package main

import (
	"bufio"
	"bytes"
	"context"
	"fmt"
	"io"
	"log/slog"
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

// A download that was cut is no failure of the program, and systemd must not take it for one.
func TestARunningDownloadArrivesWholeWithinTheTimeoutOrIsCutAndLogged(t *testing.T) {
	// More bytes than the buffers of a connection can hold.
	film := bytes.Repeat([]byte(servertest.Film), 3200)
	for _, test := range []struct {
		pause time.Duration // of the client, after the stop
		whole bool
	}{{9 * time.Second, true}, {11 * time.Second, false}} {
		t.Run(test.pause.String(), func(t *testing.T) {
			var log bytes.Buffer
			synctest.Test(t, func(t *testing.T) {
				site := servertest.Site()
				site[servertest.FilmPath[1:]] = &fstest.MapFile{Data: film}
				listener, stop, ended := serveInBubble(t, 0, newTestHandler(t, site), slog.New(slog.NewTextHandler(&log, nil)))
				conn := listener.Dial()
				go io.WriteString(conn, "GET "+servertest.FilmPath+" HTTP/1.1\r\nHost: goniometria.example\r\n\r\n")
				response, err := http.ReadResponse(bufio.NewReader(conn), nil)
				if err != nil {
					t.Fatal(err)
				}
				stop()
				time.Sleep(test.pause)
				body, err := io.ReadAll(response.Body)
				if whole := err == nil && bytes.Equal(body, film); whole != test.whole {
					t.Errorf("%d bytes of %d, %v", len(body), len(film), err)
				}
				if test.whole {
					ask(t, conn, false)
				}
				conn.Close()
				if err := <-ended; err != nil {
					t.Errorf("serve: %v, want no error", err)
				}
			})
			for want, expected := range map[string]bool{"level=INFO msg=draining": true, "level=WARN msg=\"cut requests": !test.whole, "level=INFO msg=stopped": true} {
				if strings.Contains(log.String(), want) != expected {
					t.Errorf("%q in %q, want %v", want, log.String(), expected)
				}
			}
		})
	}
}

func TestServeReportsABrokenListener(t *testing.T) {
	listener := servertest.NewPipeListener()
	listener.Close()
	connections := listen.NewConnections(1)
	server := newServer(nil, http.NotFoundHandler(), connections, quiet)
	if err := serve(t.Context(), defaults, server, []net.Listener{listener}, connections, quiet); err == nil {
		t.Error("no error")
	}
}

// Clients that do not retry lose a request if their connection ends without notice. Browsers open connections that they never use.
func TestADrainAnswersOneMoreRequestOfEachConnectionWithinASecondOrTheDelay(t *testing.T) {
	for _, test := range []struct {
		kept               bool          // a new connection otherwise
		delay, asked, ends time.Duration // the latter two after the stop
	}{
		{true, 0, 900 * time.Millisecond, time.Second},
		{false, 0, 900 * time.Millisecond, time.Second},
		{true, 3 * time.Second, 2900 * time.Millisecond, 3 * time.Second},
	} {
		t.Run(fmt.Sprintf("kept %v, delay %s", test.kept, test.delay), func(t *testing.T) {
			synctest.Test(t, func(t *testing.T) {
				listener, stop, ended := serveInBubble(t, test.delay, newTestHandler(t, servertest.Site()), quiet)
				asking, silent := listener.Dial(), listener.Dial()
				if test.kept {
					ask(t, asking, true)
					ask(t, silent, true)
				}
				stop()
				start := time.Now()
				time.Sleep(test.asked)
				ask(t, asking, false)
				timeUntilEnd(t, silent)
				if err := <-ended; err != nil || time.Since(start).Truncate(time.Second) != test.ends {
					t.Errorf("%v after %s, want %s", err, time.Since(start), test.ends)
				}
			})
		})
	}
}

func TestADrainWithoutConnectionsEndsAtOnce(t *testing.T) {
	synctest.Test(t, func(t *testing.T) {
		_, stop, ended := serveInBubble(t, 0, newTestHandler(t, servertest.Site()), quiet)
		start := time.Now()
		stop()
		if err := <-ended; err != nil || time.Since(start) != 0 {
			t.Errorf("%v after %s", err, time.Since(start))
		}
	})
}

// serveInBubble serves with a shutdown timeout of ten seconds.
func serveInBubble(t *testing.T, delay time.Duration, handler http.Handler, logger *slog.Logger) (listener servertest.PipeListener, stop func(), ended <-chan error) {
	t.Helper()
	ctx, stop := context.WithCancel(t.Context())
	listener = servertest.NewPipeListener()
	connections := listen.NewConnections(100)
	cfg := with(func(cfg *config) { cfg.shutdownDelay, cfg.shutdownTimeout = delay, 10*time.Second })
	result := make(chan error, 1)
	go func() {
		result <- serve(ctx, cfg, newServer(cfg.domains, handler, connections, logger), []net.Listener{listener}, connections, logger)
	}()
	synctest.Wait()
	return listener, stop, result
}

// ask sends a request, and checks whether the response leaves the connection open for another one.
func ask(t *testing.T, conn net.Conn, another bool) {
	t.Helper()
	go io.WriteString(conn, "GET /about HTTP/1.1\r\nHost: goniometria.example\r\n\r\n")
	response, err := http.ReadResponse(bufio.NewReader(conn), nil)
	if err != nil || response.StatusCode != 200 || response.Close == another {
		t.Errorf("%+v, %v, want 200 with Connection: close %v", response, err, !another)
		return
	}
	io.Copy(io.Discard, response.Body)
}
