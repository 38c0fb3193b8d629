package listen

import (
	"net"
	"testing"
	"time"

	"golang.org/x/sys/unix"
)

func TestConnectionsInheritTheSocketOptions(t *testing.T) {
	listeners, err := Listen(t.Context(), 7*time.Second, "127.0.0.1:0")
	if err != nil {
		t.Fatal(err)
	}
	listener := listeners[0]
	defer listener.Close()
	dial(t, listener.Addr().String())
	conn, err := listener.Accept()
	if err != nil {
		t.Fatal(err)
	}
	defer conn.Close()

	raw, err := conn.(*net.TCPConn).SyscallConn()
	if err != nil {
		t.Fatal(err)
	}
	get := func(level, option int) (value int) {
		raw.Control(func(fd uintptr) { value, err = unix.GetsockoptInt(int(fd), level, option) })
		if err != nil {
			t.Fatal(err)
		}
		return value
	}
	if reserved := get(unix.SOL_SOCKET, unix.SO_SNDBUF) + get(unix.SOL_SOCKET, unix.SO_RCVBUF); reserved != KernelMemory {
		t.Errorf("the kernel reserves %d bytes, want %d", reserved, KernelMemory)
	}
	if timeout := get(unix.IPPROTO_TCP, unix.TCP_USER_TIMEOUT); timeout != 7000 {
		t.Errorf("TCP_USER_TIMEOUT is %d ms, want 7000", timeout)
	}
}
