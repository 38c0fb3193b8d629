package main

import (
	"context"
	"io"
	"io/fs"
	"net"
	"strings"
	"time"

	"goniometria.example/site/web"
)

// attack misuses a connection: it sends a text, and then does something else until the server closes the connection.
type attack struct {
	text string // FILM stands for the path of the film.
	then func(context.Context, *net.TCPConn)
}

const host = " HTTP/1.1\r\nHost: goniometria.example\r\n"

var (
	endlessHeader  = attack{"GET /" + host, sendFields}
	stalledReader  = attack{"GET FILM" + host + "\r\n", readNothing}
	resetInBody    = attack{"GET FILM" + host + "\r\n", reset}
	missingContent = attack{"POST /contact" + host + "Content-Length: 100000\r\n\r\nname=", readAll}
	manyRanges     = attack{"GET FILM" + host + "Range: bytes=0-0,2-2,4-4,6-6,8-8,10-10,-1\r\nConnection: close\r\n\r\n", readAll}
	garbage        = attack{strings.Repeat("\x16\x03\x01\xff\x00 \r", 600), readAll}
)

// filmPath returns the path of the film, or that of a missing file if web/dist has none.
func filmPath() string {
	films, _ := fs.Glob(web.Dist(), "assets/demo-*.mp4")
	return "/" + strings.Join(films, "")
}

// dial opens a connection, which is closed at the end of ctx. attack uses it until the attack is over.
func (a attack) dial(ctx context.Context, addr string) (attack func(), err error) {
	conn, err := net.DialTimeout("tcp", addr, time.Second)
	if err != nil {
		return nil, err
	}
	context.AfterFunc(ctx, func() { conn.Close() })
	return func() {
		io.WriteString(conn, strings.ReplaceAll(a.text, "FILM", filmPath()))
		a.then(ctx, conn.(*net.TCPConn))
	}, nil
}

func sendFields(_ context.Context, conn *net.TCPConn) {
	for err := error(nil); err == nil; time.Sleep(time.Second) {
		_, err = io.WriteString(conn, "X-Slow: a\r\n")
	}
}

func readNothing(ctx context.Context, conn *net.TCPConn) {
	conn.SetReadBuffer(2048)
	<-ctx.Done()
}

func reset(_ context.Context, conn *net.TCPConn) {
	io.CopyN(io.Discard, conn, 10_000)
	conn.SetLinger(0) // Close sends a reset.
}

func readAll(_ context.Context, conn *net.TCPConn) { io.Copy(io.Discard, conn) }
