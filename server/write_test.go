package main

import (
	"context"
	"io"
	"net"
	"net/http"
	"testing"
	"time"
)

// eachProtocol asks for the film in HTTP/1.1 and in HTTP/2, and leaves its content to be read.
func eachProtocol(t *testing.T, test func(t *testing.T, film io.Reader)) {
	t.Helper()
	for _, protocol := range []struct {
		name   string
		choose func(*http.Protocols)
	}{
		{"HTTP/1.1", func(p *http.Protocols) { p.SetHTTP1(true) }},
		{"HTTP/2", func(p *http.Protocols) { p.SetUnencryptedHTTP2(true) }},
	} {
		t.Run(protocol.name, func(t *testing.T) {
			inBubble(t, func(dial func() net.Conn) {
				reader := client(t, protocol.choose)
				transport := reader.Transport.(*http.Transport)
				transport.DialContext = func(context.Context, string, string) (net.Conn, error) { return dial(), nil }
				defer transport.CloseIdleConnections()
				response, err := reader.Get("http://goniometria.example" + filmPath)
				if err != nil {
					t.Fatal(err)
				}
				defer response.Body.Close()
				test(t, response.Body)
			})
		})
	}
}

func TestAReaderWhoStandsStillIsCut(t *testing.T) {
	eachProtocol(t, func(t *testing.T, film io.Reader) {
		time.Sleep(11 * time.Second)
		if n, err := io.Copy(io.Discard, film); err == nil {
			t.Errorf("all %d bytes arrived", n)
		}
	})
}

func TestASlowReaderGetsALongFilmWhole(t *testing.T) {
	eachProtocol(t, func(t *testing.T, film io.Reader) {
		start := time.Now()
		received := int64(0)
		for {
			n, err := io.CopyN(io.Discard, film, 25_000)
			received += n
			if err == io.EOF {
				break
			}
			if err != nil {
				t.Fatalf("%s and %d bytes later: %v", time.Since(start), received, err)
			}
			time.Sleep(100 * time.Millisecond) // 250 kB/s
		}
		if took := time.Since(start); received != 25_000_000 || took < 90*time.Second {
			t.Errorf("%d bytes in %s", received, took)
		}
	})
}
