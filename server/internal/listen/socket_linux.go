package listen

import (
	"errors"
	"math"
	"syscall"
	"time"

	"golang.org/x/sys/unix"
)

// setSocketOptions sets what every accepted connection inherits from its listener (tcp(7), socket(7)).
func setSocketOptions(listener syscall.Conn, stall time.Duration) error {
	socket, err := listener.SyscallConn()
	if err != nil {
		return err
	}
	var failed error
	err = socket.Control(func(fd uintptr) {
		failed = errors.Join(
			unix.SetsockoptInt(int(fd), unix.SOL_SOCKET, unix.SO_SNDBUF, sendBuffer),
			unix.SetsockoptInt(int(fd), unix.SOL_SOCKET, unix.SO_RCVBUF, receiveBuffer),
			unix.SetsockoptInt(int(fd), unix.IPPROTO_TCP, unix.TCP_USER_TIMEOUT, int(stall.Milliseconds())),
		)
	})
	return errors.Join(err, failed)
}

// MaxConnections returns how many connections the limit of descriptors allows beside listeners, log, metrics and CA. At
// that limit accept fails, and nothing would make room for new clients. Go raises the soft limit to the hard one.
func MaxConnections() int {
	limit := unix.Rlimit{Cur: math.MaxInt32}
	unix.Getrlimit(unix.RLIMIT_NOFILE, &limit)
	return max(1, int(min(limit.Cur, math.MaxInt32))-64)
}
