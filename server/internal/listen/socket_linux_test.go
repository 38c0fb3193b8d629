package listen

import (
	"testing"
	"time"

	"golang.org/x/sys/unix"
)

// A client that reads slowly may leave bytes unacknowledged for long, until the program closes the connection.
func TestTheSocketOptionsOfAConnection(t *testing.T) {
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
	socket, err := conn.(stallConn).File() // stays open
	if err != nil {
		t.Fatal(err)
	}
	defer socket.Close()
	get := func(level, option int) int {
		value, err := unix.GetsockoptInt(int(socket.Fd()), level, option)
		if err != nil {
			t.Fatal(err)
		}
		return value
	}
	if reserved := get(unix.SOL_SOCKET, unix.SO_SNDBUF) + get(unix.SOL_SOCKET, unix.SO_RCVBUF); reserved != KernelMemory {
		t.Errorf("the kernel reserves %d bytes, want %d", reserved, KernelMemory)
	}
	for _, want := range []int{0, 7000} {
		if timeout := get(unix.IPPROTO_TCP, unix.TCP_USER_TIMEOUT); timeout != want {
			t.Errorf("TCP_USER_TIMEOUT is %d ms, want %d", timeout, want)
		}
		conn.Close()
	}
}
