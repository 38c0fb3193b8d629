package main

import (
	"context"
	"net"
	"time"
)

// listen opens the port for visitors. One who does not take an answer holds little of the kernel's memory,
// and not for longer than stall.
func listen(ctx context.Context, addr string, stall time.Duration) (net.Listener, error) {
	listening := net.ListenConfig{Control: limitKernelBuffers(stall)}
	listening.SetMultipathTCP(false) // Its sockets do not pass these limits on to their connections.
	return listening.Listen(ctx, "tcp", addr)
}
