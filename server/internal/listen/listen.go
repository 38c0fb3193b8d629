// Package listen opens the program's socket and limits what its connections can hold.
package listen

import (
	"context"
	"fmt"
	"net"
	"syscall"
	"time"
)

// The most memory that one connection takes, in bytes. n connections take n times both.
const (
	KernelMemory  = 2 * (sendBuffer + receiveBuffer) // Linux reserves twice the size of a buffer.
	ProcessMemory = 40 << 10                         // over HTTP/1.1, amid a response: a goroutine and its buffers
)

// sendBuffer bounds what a client leaves unread. By default, Linux would buffer a whole film, and no timeout would see
// that the client does not read. receiveBuffer takes the largest request header; the program refuses content.
const sendBuffer, receiveBuffer = 64 << 10, 16 << 10

// Listen listens on addr, or takes over the socket that systemd passes. The kernel drops a connection that leaves sent
// bytes unacknowledged for longer than stall, even when the program has closed it.
func Listen(ctx context.Context, addr string, stall time.Duration) (net.Listener, error) {
	listener, err := inheritedListener()
	if listener == nil && err == nil {
		var config net.ListenConfig
		config.SetMultipathTCP(false) // Connections of an MPTCP socket do not inherit its options.
		listener, err = config.Listen(ctx, "tcp", addr)
	}
	if err != nil {
		return nil, err
	}
	if err := setSocketOptions(listener.(syscall.Conn), stall); err != nil {
		listener.Close()
		return nil, fmt.Errorf("set the socket options of %s: %w", listener.Addr(), err)
	}
	return listener, nil
}
