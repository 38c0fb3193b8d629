package main

import (
	"bufio"
	"bytes"
	"context"
	"fmt"
	"io"
	"io/fs"
	"net"
	"net/http"
	"time"

	"goniometria.example/site/server/tools/internal/measure"
	"goniometria.example/site/web"
)

const floodPerSecond, slowRate = 200, 70_000 // new connections; bytes a second

// flood opens connections that ask for the film and read nothing, many more than the cap. It fails if a slow download from
// another address does not arrive whole.
func flood() error {
	name := fmt.Sprintf("%d new connections a second, beside a download of the film at %d kB/s", floodPerSecond, slowRate/1000)
	return withServer(name, nil, func(server *measure.Server) error {
		ctx, cancel := context.WithCancel(context.Background())
		defer cancel()
		go func() {
			for tick := time.Tick(time.Second / floodPerSecond); ctx.Err() == nil; <-tick {
				if misuse, err := stalledReader(ctx, server.Addr); err == nil {
					go misuse()
				}
			}
		}()
		conn, err := (&net.Dialer{LocalAddr: &net.TCPAddr{IP: net.IPv4(127, 0, 0, 2)}}).DialContext(ctx, "tcp", server.Addr)
		if err != nil {
			return err
		}
		defer conn.Close()
		conn.(*net.TCPConn).SetReadBuffer(16 << 10) // else the kernel takes the film at once
		io.WriteString(conn, "GET "+film+host+"\r\n")
		response, err := http.ReadResponse(bufio.NewReader(conn), nil)
		var received bytes.Buffer
		for start := time.Now(); err == nil; time.Sleep(100 * time.Millisecond) {
			if _, err = io.CopyN(&received, response.Body, slowRate/10); err != nil && err != io.EOF {
				return fmt.Errorf("the download ends after %s and %d bytes: %w", time.Since(start).Round(time.Second), received.Len(), err)
			}
		}
		if content, _ := fs.ReadFile(web.Dist(), film[1:]); !bytes.Equal(received.Bytes(), content) {
			return fmt.Errorf("%d bytes of the film, want %d: %w", received.Len(), len(content), err)
		}
		return nil
	})
}
