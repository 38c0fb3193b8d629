package main

import (
	"context"
	"fmt"
	"net"
	"syscall"
	"time"
)

// listen opens the port for visitors, or takes over the socket that systemd has opened. One who does not take an answer
// holds little of the kernel's memory, and not for longer than stall.
func listen(ctx context.Context, addr string, stall time.Duration) (net.Listener, error) {
	listener, err := inheritedListener()
	if listener == nil && err == nil {
		var listening net.ListenConfig
		listening.SetMultipathTCP(false) // Its sockets do not pass these limits on to their connections.
		listener, err = listening.Listen(ctx, "tcp", addr)
	}
	if err != nil {
		return nil, err
	}
	if err := limitKernelBuffers(listener.(syscall.Conn), stall); err != nil {
		listener.Close()
		return nil, fmt.Errorf("limit the buffers of %s: %w", listener.Addr(), err)
	}
	return listener, nil
}
