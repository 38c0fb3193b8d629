package servertest

import (
	"context"
	"net"
)

// PipeListener accepts connections in memory. Unlike sockets, they wait without real time in a bubble of testing/synctest.
type PipeListener struct {
	Closed <-chan struct{} // closed by Close
	conns  chan net.Conn
	close  func()
}

// NewPipeListener returns a listener for Dial.
func NewPipeListener() PipeListener {
	ctx, cancel := context.WithCancel(context.Background())
	return PipeListener{ctx.Done(), make(chan net.Conn), cancel}
}

// Accept returns the other end of what Dial returned.
func (l PipeListener) Accept() (net.Conn, error) {
	select {
	case conn := <-l.conns:
		return conn, nil
	case <-l.Closed:
		return nil, net.ErrClosed
	}
}

// Close ends Accept.
func (l PipeListener) Close() error {
	l.close()
	return nil
}

// Addr returns a fixed address: a pipe has none.
func (l PipeListener) Addr() net.Addr { return &net.UnixAddr{Name: "pipe"} }

// Dial returns a connection once the server has accepted it.
func (l PipeListener) Dial() net.Conn {
	client, server := net.Pipe()
	l.conns <- server
	return client
}
