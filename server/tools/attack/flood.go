package main

import (
	"bufio"
	"bytes"
	"context"
	"errors"
	"fmt"
	"io"
	"io/fs"
	"net"
	"net/http"
	"time"

	"goniometria.example/site/server/tools/internal/measure"
	"goniometria.example/site/web"
)

const floodPerSecond = 200 // new connections

// flood opens connections that ask for the film and read nothing, many more than the cap. It fails if a slow download from
// another address does not arrive whole.
func flood() error {
	name := fmt.Sprintf("%d new connections a second, beside a download of the film at 70 kB/s", floodPerSecond)
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
		return download(server.Addr, 70_000, time.Hour)
	})
}

// slowReaders fails if a client that reads slowly loses its connection, or gets a wrong byte, within two minutes.
func slowReaders() error {
	return withServer("two minutes of downloads at 5, 8 and 12 kB/s", nil, func(server *measure.Server) error {
		ended := make(chan error)
		for _, rate := range []int64{5_000, 8_000, 12_000} {
			go func() { ended <- download(server.Addr, rate, 2*time.Minute) }()
		}
		return errors.Join(<-ended, <-ended, <-ended)
	})
}

// download reads the film at a rate, in bytes a second, until it has the film or the time is over.
func download(addr string, rate int64, limit time.Duration) error {
	dialer := net.Dialer{LocalAddr: &net.TCPAddr{IP: net.IPv4(127, 0, 0, 2)}}
	conn, err := dialer.Dial("tcp", addr)
	if err != nil {
		return err
	}
	defer conn.Close()
	conn.(*net.TCPConn).SetReadBuffer(16 << 10) // else the kernel takes the film at once
	io.WriteString(conn, "GET "+film+host+"\r\n")
	response, err := http.ReadResponse(bufio.NewReader(conn), nil)
	var received bytes.Buffer
	start := time.Now()
	for ; err == nil && time.Since(start) < limit; time.Sleep(100 * time.Millisecond) {
		_, err = io.CopyN(&received, response.Body, rate/10)
	}
	content, _ := fs.ReadFile(web.Dist(), film[1:])
	whole := received.Len() == len(content)
	if err != nil && !whole || !bytes.HasPrefix(content, received.Bytes()) {
		return fmt.Errorf("the download at %d bytes a second ends after %s and %d bytes: %v", rate, time.Since(start).Round(time.Second), received.Len(), err)
	}
	return nil
}
