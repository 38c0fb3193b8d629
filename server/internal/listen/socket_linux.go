package listen

import (
	"math"
	"net"
	"syscall"
	"time"

	"golang.org/x/sys/unix"
)

// setBuffers sets the sizes that every accepted connection inherits from its listener (socket(7)).
func setBuffers(listener *net.TCPListener) {
	setOption(listener, unix.SOL_SOCKET, unix.SO_SNDBUF, sendBuffer)
	setOption(listener, unix.SOL_SOCKET, unix.SO_RCVBUF, receiveBuffer)
}

// setUserTimeout limits how long sent bytes may stay unacknowledged (tcp(7)).
func setUserTimeout(conn *net.TCPConn, timeout time.Duration) {
	setOption(conn, unix.IPPROTO_TCP, unix.TCP_USER_TIMEOUT, int(timeout.Milliseconds()))
}

// setOption fails only for a closed socket, which needs no options. A test reads them back.
func setOption(socket syscall.Conn, level, option, value int) {
	if raw, err := socket.SyscallConn(); err == nil {
		raw.Control(func(fd uintptr) { unix.SetsockoptInt(int(fd), level, option, value) })
	}
}

// MaxConnections returns how many connections the limit of descriptors allows, beside 64 for listeners, log, metrics and CA.
// At that limit accept fails, and nothing would be evicted. Go raises the soft limit to the hard one.
func MaxConnections() int {
	limit := unix.Rlimit{Cur: math.MaxInt32}
	unix.Getrlimit(unix.RLIMIT_NOFILE, &limit)
	return max(1, int(min(limit.Cur, math.MaxInt32))-64)
}
