package main

import (
	"bytes"
	"context"
	"net"
	"net/http"
	"sync"
)

// splicingConn puts prepared fields between the status line and what net/http writes after it. It can also hold
// such a head until the content follows, for both to leave in one system call and one packet.
type splicingConn struct {
	*net.TCPConn
	fields  []byte // to go into the next head
	holding bool   // whether that waits for the content
	held    *bytes.Buffer

	parts [2][]byte   // what the next system call writes,
	queue net.Buffers // and how much of it is left: here, because on the stack they would not stay there
}

type splicingListener struct{ net.Listener }

func (l splicingListener) Accept() (net.Conn, error) {
	conn, err := l.Listener.Accept()
	if err != nil {
		return nil, err
	}
	tcp, ok := conn.(*net.TCPConn)
	if !ok {
		return conn, nil // It works all the same, only slower.
	}
	return &splicingConn{TCPConn: tcp}, nil
}

type connKey struct{}

// keepConn is the ConnContext of an http.Server.
func keepConn(ctx context.Context, conn net.Conn) context.Context {
	return context.WithValue(ctx, connKey{}, conn)
}

// splicingConnOf returns the connection of a request, or nil if it has no heads to splice: HTTP/2 has frames.
func splicingConnOf(r *http.Request) *splicingConn {
	conn, _ := r.Context().Value(connKey{}).(*splicingConn)
	if conn == nil || r.ProtoMajor != 1 {
		return nil
	}
	return conn
}

func (c *splicingConn) splice(fields []byte) { c.fields = fields }

var heads = sync.Pool{New: func() any { return new(bytes.Buffer) }}

func (c *splicingConn) Write(p []byte) (int, error) {
	if c.fields != nil {
		return c.writeHead(p)
	}
	if c.held != nil {
		return c.writeHeld(p)
	}
	return c.TCPConn.Write(p)
}

// writeHead gets the status line in p, the fields of net/http, and as much of the content as its buffer took.
func (c *splicingConn) writeHead(p []byte) (int, error) {
	head := heads.Get().(*bytes.Buffer)
	afterLine := bytes.IndexByte(p, '\n') + 1
	head.Write(p[:afterLine])
	head.Write(c.fields)
	head.Write(p[afterLine:])
	c.fields, c.held = nil, head
	if c.holding {
		return len(p), nil
	}
	if _, err := c.writeHeld(nil); err != nil {
		return 0, err
	}
	return len(p), nil
}

// writeHeld sends what is held and p behind it.
func (c *splicingConn) writeHeld(p []byte) (int, error) {
	head := c.held
	c.parts = [2][]byte{head.Bytes(), p}
	c.queue = c.parts[:]
	written, err := c.queue.WriteTo(c.TCPConn)
	written -= int64(head.Len())
	c.held, c.parts, c.queue = nil, [2][]byte{}, nil
	head.Reset()
	heads.Put(head)
	return int(max(written, 0)), err
}

// hold keeps the head back until the next write, or until release.
func (c *splicingConn) hold() { c.holding = true }

func (c *splicingConn) release() error {
	c.holding = false
	if c.held == nil {
		return nil
	}
	_, err := c.writeHeld(nil)
	return err
}
