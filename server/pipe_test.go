package main

import (
	"net"
	"sync"
)

// pipeListener hands over connections that exist only in memory.
type pipeListener struct {
	conns  chan net.Conn
	closed chan struct{}
	close  func()
}

func newPipeListener() pipeListener {
	closed := make(chan struct{})
	return pipeListener{make(chan net.Conn), closed, sync.OnceFunc(func() { close(closed) })}
}

func (l pipeListener) Accept() (net.Conn, error) {
	select {
	case conn := <-l.conns:
		return conn, nil
	case <-l.closed:
		return nil, net.ErrClosed
	}
}

func (l pipeListener) Close() error {
	l.close()
	return nil
}

func (l pipeListener) Addr() net.Addr { return &net.UnixAddr{Name: "pipe"} }

func (l pipeListener) dial() net.Conn {
	client, server := net.Pipe()
	l.conns <- server
	return client
}
