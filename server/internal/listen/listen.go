// Package listen opens the program's sockets, and limits what their connections can hold.
package listen

import (
	"context"
	"fmt"
	"net"
	"slices"
	"syscall"
	"time"

	"github.com/coreos/go-systemd/v22/activation"
)

// sendBuffer bounds what a client leaves unread. By default, Linux would buffer a whole film, and no timeout would see
// that the client does not read. receiveBuffer takes the largest request header; the program refuses content.
const sendBuffer, receiveBuffer = 64 << 10, 16 << 10

// KernelMemory is the most that the kernel holds for a connection, in bytes. Linux reserves twice the size of a buffer.
const KernelMemory = 2 * (sendBuffer + receiveBuffer)

// Listen listens on addrs, or takes over the sockets that systemd passes in their place: those stay open while the program
// restarts, so that no connection is refused. The kernel drops a connection that leaves sent bytes unacknowledged for
// longer than stall, even when the program has closed it.
func Listen(ctx context.Context, stall time.Duration, addrs ...string) ([]net.Listener, error) {
	listeners, err := activation.Listeners() // sd_listen_fds(3)
	if err != nil {
		return nil, err
	}
	if count := len(listeners); count > 0 && (count != len(addrs) || slices.Contains(listeners, nil)) {
		return nil, fmt.Errorf("systemd passed %d files, want %d listening sockets: port 80 alone, or 80 and 443 with -domain", count, len(addrs))
	}
	var config net.ListenConfig
	config.SetMultipathTCP(false) // Connections of an MPTCP socket do not inherit its options.
	for len(listeners) < len(addrs) {
		listener, err := config.Listen(ctx, "tcp", addrs[len(listeners)])
		if err != nil {
			return nil, err
		}
		listeners = append(listeners, listener)
	}
	for _, listener := range listeners {
		if err := setSocketOptions(listener.(syscall.Conn), stall); err != nil {
			return nil, fmt.Errorf("set the socket options of %s: %w", listener.Addr(), err)
		}
	}
	return listeners, nil
}
