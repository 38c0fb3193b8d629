package main

import (
	"net"
	"syscall"
	"testing"
	"time"

	"golang.org/x/sys/unix"
)

func TestTheKernelHoldsLittleForAVisitor(t *testing.T) {
	listener, err := listen(t.Context(), "127.0.0.1:0", 7*time.Second)
	if err != nil {
		t.Fatal(err)
	}
	defer listener.Close()
	client, err := net.Dial("tcp", listener.Addr().String())
	if err != nil {
		t.Fatal(err)
	}
	defer client.Close()
	accepted, err := listener.Accept()
	if err != nil {
		t.Fatal(err)
	}
	defer accepted.Close()

	checkKernelBuffers(t, accepted.(*net.TCPConn), 7*time.Second)
}

// checkKernelBuffers looks at a connection, or at the listener that hands its limits on.
func checkKernelBuffers(t *testing.T, socket syscall.Conn, stall time.Duration) {
	t.Helper()
	raw, err := socket.SyscallConn()
	if err != nil {
		t.Fatal(err)
	}
	for _, test := range []struct {
		name          string
		level, option int
		want          int
	}{
		{"SO_SNDBUF, doubled as the kernel does", unix.SOL_SOCKET, unix.SO_SNDBUF, 256 << 10},
		{"TCP_USER_TIMEOUT", unix.IPPROTO_TCP, unix.TCP_USER_TIMEOUT, int(stall.Milliseconds())},
	} {
		raw.Control(func(fd uintptr) {
			if got, err := unix.GetsockoptInt(int(fd), test.level, test.option); err != nil || got != test.want {
				t.Errorf("%s: %d, %v, want %d", test.name, got, err, test.want)
			}
		})
	}
}
