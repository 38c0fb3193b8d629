// Package listen opens the program's sockets, and limits what their connections can hold.
package listen

import (
	"context"
	"fmt"
	"net"
	"slices"
	"time"

	"github.com/coreos/go-systemd/v22/activation"
)

// sendBuffer bounds what a client leaves unread: Linux would buffer a whole film, and no timeout would notice that the client
// does not read. receiveBuffer holds the largest request header; the program refuses content.
const sendBuffer, receiveBuffer = 64 << 10, 16 << 10

// KernelMemory is the most that the kernel holds for a connection, in bytes. Linux reserves twice the size of a buffer.
const KernelMemory = 2 * (sendBuffer + receiveBuffer)

// FromSystemd takes over the sockets that systemd passes (sd_listen_fds(3)): none, or as many as wanted. systemd keeps them
// open while the program restarts, so that no connection is refused.
func FromSystemd(wanted int) ([]net.Listener, error) {
	listeners, err := activation.Listeners()
	noTCP := func(listener net.Listener) bool { _, ok := listener.(*net.TCPListener); return !ok }
	if count := len(listeners); err == nil && count > 0 && (count != wanted || slices.ContainsFunc(listeners, noTCP)) {
		err = fmt.Errorf("systemd passed %d files, want %d listening TCP sockets: port 80 alone, or 80 and 443 with -domain", count, wanted)
	}
	return listeners, err
}

// Listen listens on addrs, or at the sockets FromSystemd. The kernel drops a connection that the program has closed if its
// client acknowledges nothing for stall.
func Listen(ctx context.Context, stall time.Duration, addrs ...string) ([]net.Listener, error) {
	listeners, err := FromSystemd(len(addrs))
	if err != nil {
		return nil, err
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
	for i, listener := range listeners {
		tcp := listener.(*net.TCPListener)
		setBuffers(tcp)
		listeners[i] = stallListener{tcp, stall}
	}
	return listeners, nil
}

// stallListener accepts stallConns.
type stallListener struct {
	*net.TCPListener
	stall time.Duration
}

func (l stallListener) Accept() (net.Conn, error) {
	conn, err := l.AcceptTCP()
	return stallConn{conn, l.stall}, err
}

// stallConn sets the kernel's timeout only in Close, and before that deadlines end it. The timeout would also end slow clients:
// it runs from the first time that their window is closed, whatever they read later.
type stallConn struct {
	*net.TCPConn
	stall time.Duration
}

func (c stallConn) Close() error {
	setUserTimeout(c.TCPConn, c.stall)
	return c.TCPConn.Close()
}
