package main

import (
	"errors"
	"syscall"
	"time"

	"golang.org/x/sys/unix"
)

// sendBuffer is doubled by the kernel for its own accounts, and takes the largest script in one piece. By default a buffer
// grows to megabytes: the kernel then takes a whole film, and no timeout of ours ever sees that its reader stands still.
const sendBuffer = 128 << 10

// limitKernelBuffers sets what every connection inherits that a listener accepts.
func limitKernelBuffers(listener syscall.Conn, stall time.Duration) error {
	socket, err := listener.SyscallConn()
	if err != nil {
		return err
	}
	var failed error
	err = socket.Control(func(fd uintptr) {
		failed = errors.Join(
			unix.SetsockoptInt(int(fd), unix.SOL_SOCKET, unix.SO_SNDBUF, sendBuffer),
			// It also ends what is still to be delivered after we have closed, or from a reader with a closed window.
			unix.SetsockoptInt(int(fd), unix.IPPROTO_TCP, unix.TCP_USER_TIMEOUT, int(stall.Milliseconds())),
		)
	})
	return errors.Join(err, failed)
}
