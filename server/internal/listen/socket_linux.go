package listen

import (
	"errors"
	"math"
	"net"
	"syscall"
	"time"

	"golang.org/x/sys/unix"
)

// setBuffers sets the sizes that every accepted connection inherits from its listener (socket(7)).
func setBuffers(listener *net.TCPListener) error {
	return errors.Join(setOption(listener, unix.SOL_SOCKET, unix.SO_SNDBUF, sendBuffer), setOption(listener, unix.SOL_SOCKET, unix.SO_RCVBUF, receiveBuffer))
}

// setUserTimeout limits how long sent bytes may stay unacknowledged (tcp(7)).
func setUserTimeout(conn *net.TCPConn, timeout time.Duration) error {
	return setOption(conn, unix.IPPROTO_TCP, unix.TCP_USER_TIMEOUT, int(timeout.Milliseconds()))
}

func setOption(socket syscall.Conn, level, option, value int) error {
	raw, err := socket.SyscallConn()
	if err != nil {
		return err
	}
	var failed error
	err = raw.Control(func(fd uintptr) { failed = unix.SetsockoptInt(int(fd), level, option, value) })
	return errors.Join(err, failed)
}

// MaxConnections returns how many connections the limit of descriptors allows beside listeners, log, metrics and CA. At
// that limit accept fails, and nothing would make room for new clients. Go raises the soft limit to the hard one.
func MaxConnections() int {
	limit := unix.Rlimit{Cur: math.MaxInt32}
	unix.Getrlimit(unix.RLIMIT_NOFILE, &limit)
	return max(1, int(min(limit.Cur, math.MaxInt32))-64)
}
