package main

import (
	"context"
	"io"
	"math/rand/v2"
	"net"
	"time"
)

const host = " HTTP/1.1\r\nHost: goniometria.example\r\n"

// attacks are what hostile visitors do with a connection. Each ends by itself: the server has to cut it, or it gives up.
var attacks = []func(ctx context.Context, conn net.Conn, largest string){
	// A head that never ends, a line a second.
	func(ctx context.Context, conn net.Conn, _ string) {
		_, err := io.WriteString(conn, "GET /"+host)
		for err == nil && ctx.Err() == nil {
			time.Sleep(time.Second)
			_, err = io.WriteString(conn, "X-Slow: a\r\n")
		}
	},
	// A reader who stands still.
	func(ctx context.Context, conn net.Conn, largest string) {
		conn.(*net.TCPConn).SetReadBuffer(2048)
		io.WriteString(conn, "GET "+largest+host+"\r\n")
		wait(ctx, 12*time.Second)
	},
	// One who leaves in the middle.
	func(_ context.Context, conn net.Conn, largest string) {
		io.WriteString(conn, "GET "+largest+host+"\r\n")
		io.CopyN(io.Discard, conn, 10_000)
		conn.(*net.TCPConn).SetLinger(0)
	},
	// Bytes that are no HTTP.
	func(_ context.Context, conn net.Conn, _ string) {
		garbage := make([]byte, 4096)
		for i := range garbage {
			garbage[i] = byte(rand.Uint32())
		}
		conn.Write(garbage)
		io.Copy(io.Discard, conn)
	},
	// Content that does not come.
	func(_ context.Context, conn net.Conn, _ string) {
		io.WriteString(conn, "POST /contact"+host+"Content-Length: 100000\r\n\r\nname=")
		io.Copy(io.Discard, conn)
	},
	// Many tiny ranges.
	func(_ context.Context, conn net.Conn, largest string) {
		io.WriteString(conn, "GET "+largest+host+"Connection: close\r\nRange: bytes=0-0,2-2,4-4,6-6,8-8,10-10,-1\r\n\r\n")
		io.Copy(io.Discard, conn)
	},
}

// attack keeps several attacks of each kind going.
func attack(ctx context.Context, addr string, wishes []wish, hostile int, seen *counts) {
	largest := wishes[0]
	for _, w := range wishes {
		if len(w.bodies["identity"]) > len(largest.bodies["identity"]) {
			largest = w
		}
	}
	const atOnce = 16
	slots := make(chan struct{}, atOnce)
	for i := hostile; ctx.Err() == nil; i++ {
		slots <- struct{}{}
		go func() {
			defer func() { <-slots }()
			conn, err := net.DialTimeout("tcp", addr, time.Second)
			if err != nil {
				seen.refused.Add(1)
				return
			}
			defer conn.Close()
			conn.SetDeadline(time.Now().Add(30 * time.Second))
			seen.hostile.Add(1)
			attacks[i%len(attacks)](ctx, conn, largest.path)
		}()
		wait(ctx, 10*time.Millisecond)
	}
}

func wait(ctx context.Context, d time.Duration) {
	select {
	case <-time.After(d):
	case <-ctx.Done():
	}
}
