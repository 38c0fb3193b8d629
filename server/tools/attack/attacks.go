package main

import (
	"context"
	"fmt"
	"io"
	"io/fs"
	"net"
	"strings"
	"time"

	"golang.org/x/net/http2"

	"goniometria.example/site/web"
)

// attack is what many connections do at once.
type attack struct {
	name        string
	connections int
	dial        dial
	options     []string // of the server
	http2       bool     // and over TLS
	ends        bool     // whether the server has to close the connections
}

// dial opens a connection, which is closed at the end of ctx. misuse uses it until the attack is over.
type dial func(ctx context.Context, addr string) (misuse func(), err error)

var attacks = []attack{
	{"HTTP/2 with one frame of the largest size", maxConnections, http2Dial(func(framer *http2.Framer, _ uint32) {
		framer.WriteRawFrame(0xfa, 0, 0, make([]byte, 16<<10))
	}), nil, true, false},
	{"HTTP/2 with stalled responses to headers of one long field", maxConnections, http2Dial(func(framer *http2.Framer, streams uint32) {
		for i := range streams {
			request(framer, i, "GET", true, "cookie", strings.Repeat("~", 7<<10))
		}
	}), nil, true, false},
	{"HTTP/2 with stalled responses to headers of many fields", maxConnections, http2Dial(func(framer *http2.Framer, streams uint32) {
		var fields []string
		for i := range 200 {
			fields = append(fields, fmt.Sprintf("x%03d", i), "")
		}
		for i := range streams {
			request(framer, i, "GET", true, fields...)
		}
	}), nil, true, false},
	{"HTTP/2 with content that fills every buffer", maxConnections, http2Dial(func(framer *http2.Framer, streams uint32) {
		for i := range streams {
			request(framer, i, "POST", false)
		}
		for i := range 4 * streams {
			framer.WriteData(i%streams*2+1, false, make([]byte, (64<<10-1)/4/streams))
		}
	}), nil, true, false},
	{"HTTP/2 with pings whose answers are never read", maxConnections, http2Dial(func(framer *http2.Framer, _ uint32) {
		for err := error(nil); err == nil; {
			err = framer.WritePing(false, [8]byte{})
		}
	}), nil, true, true},
	{"responses of the film that are never read", 2 * maxConnections, stalledReader, nil, false, true},
	{"request headers that never end", 300, endlessHeader, nil, false, true},
	{"responses of the film that are never read", 300, stalledReader, nil, false, true},
	{"POST requests whose content never comes", 300, missingContent, nil, false, true},
	{"such POST requests at -max-connections 20", 40, missingContent, []string{"-max-connections", "20"}, false, true},
}

const host = " HTTP/1.1\r\nHost: goniometria.example\r\n"

var (
	films, _ = fs.Glob(web.Dist(), "assets/demo-*.mp4")
	film     = "/" + strings.Join(films, "")

	endlessHeader  = http1Dial("GET /"+host, sendFields)
	stalledReader  = http1Dial("GET "+film+host+"\r\n", readNothing)
	resetInBody    = http1Dial("GET "+film+host+"\r\n", reset)
	missingContent = http1Dial("POST /contact"+host+"Content-Length: 100000\r\n\r\nname=", readAll)
	manyRanges     = http1Dial("GET "+film+host+"Range: bytes=0-0,2-2,4-4,6-6,8-8,10-10,-1\r\nConnection: close\r\n\r\n", readAll)
	garbage        = http1Dial(strings.Repeat("\x16\x03\x01\xff\x00 \r", 600), readAll)
)

// http1Dial returns a dial for connections that send text and then do something else.
func http1Dial(text string, then func(context.Context, *net.TCPConn)) dial {
	return func(ctx context.Context, addr string) (misuse func(), err error) {
		conn, err := net.DialTimeout("tcp", addr, time.Second)
		if err != nil {
			return nil, err
		}
		context.AfterFunc(ctx, func() { conn.Close() })
		return func() {
			io.WriteString(conn, text)
			then(ctx, conn.(*net.TCPConn))
		}, nil
	}
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
