package main

import (
	"bufio"
	"bytes"
	"context"
	"io"
	"net"
	"net/http"
	"strings"
	"testing"
	"testing/fstest"
	"time"
)

// longFilm is more than the kernel keeps for a reader that has stopped.
var longFilm = bytes.Repeat([]byte(film), 3200)

func TestARunningDownloadArrivesWhole(t *testing.T) {
	addr, stop, ended := startRun(t)
	conn, download := beginDownload(t, addr)

	stop()
	await(t, "the port to close", func() bool {
		other, err := net.Dial("tcp", addr)
		if err == nil {
			other.Close()
		}
		return err != nil
	})
	select {
	case err := <-ended:
		t.Fatalf("the program ended under the download: %v", err)
	default:
	}
	body, err := io.ReadAll(download)
	if err != nil || !bytes.Equal(body, longFilm) {
		t.Errorf("%d bytes, %v, want %d", len(body), err, len(longFilm))
	}
	conn.Close()
	if err := <-ended; err != nil {
		t.Errorf("run: %v", err)
	}
}

func TestADownloadThatOutlastsTheTimeoutIsCut(t *testing.T) {
	addr, stop, ended := startRun(t, "-shutdown-timeout", "1ms")
	_, download := beginDownload(t, addr)
	stop()
	if err := <-ended; err == nil || !strings.Contains(err.Error(), "1ms") {
		t.Errorf("run: %v, want an error with the timeout", err)
	}
	if body, err := io.ReadAll(download); err == nil {
		t.Errorf("all %d bytes arrived", len(body))
	}
}

func TestServeReportsABrokenListener(t *testing.T) {
	listener, err := net.Listen("tcp", "127.0.0.1:0")
	if err != nil {
		t.Fatal(err)
	}
	listener.Close()
	visitors := newCrowd(1)
	server := newServer(defaults, http.NotFoundHandler(), visitors, testOptions().Logger)
	if err := serve(t.Context(), server, listener, visitors, 0, time.Second); err == nil {
		t.Error("no error")
	}
}

// startRun runs the program inside the test. Its end arrives on the channel.
func startRun(t *testing.T, args ...string) (addr string, stop context.CancelFunc, ended <-chan error) {
	t.Helper()
	site := testSite()
	site[filmPath[1:]] = &fstest.MapFile{Data: longFilm}
	ctx, stop := context.WithCancel(t.Context())
	t.Cleanup(stop)
	stderr, log := io.Pipe()
	result := make(chan error, 1)
	go func() {
		result <- run(ctx, site, append(args, "-addr", "127.0.0.1:0"), lookup(nil), io.Discard, log)
	}()
	return servedAddr(t, stderr), stop, result
}

// beginDownload asks for the film and reads no further than its head.
func beginDownload(t *testing.T, addr string) (net.Conn, io.Reader) {
	t.Helper()
	conn, err := net.Dial("tcp", addr)
	if err != nil {
		t.Fatal(err)
	}
	t.Cleanup(func() { conn.Close() })
	conn.SetDeadline(time.Now().Add(30 * time.Second))
	io.WriteString(conn, "GET "+filmPath+" HTTP/1.1\r\nHost: goniometria.example\r\n\r\n")
	response, err := http.ReadResponse(bufio.NewReader(conn), nil)
	if err != nil {
		t.Fatal(err)
	}
	return conn, response.Body
}
