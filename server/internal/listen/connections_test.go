package listen

import (
	"bufio"
	"errors"
	"io"
	"net"
	"net/http"
	"slices"
	"syscall"
	"testing"
	"time"
)

func TestTheCap(t *testing.T) {
	type event struct {
		conn  int
		state http.ConnState
	}
	const (
		opens   = http.StateNew
		asks    = http.StateActive
		isIdle  = http.StateIdle
		isGone  = http.StateClosed
		isTaken = http.StateHijacked
	)
	for _, test := range []struct {
		name   string
		events []event // of three connections, of which two may be open
		closed []int
	}{
		{"two are allowed", []event{{0, opens}, {1, opens}}, nil},
		{"the one idle longest is closed", []event{{0, opens}, {1, opens}, {2, opens}}, []int{0}},
		{"a response restarts the idle time", []event{{0, opens}, {1, opens}, {0, asks}, {0, isIdle}, {2, opens}}, []int{1}},
		{"an idle one is closed before a request is cut", []event{{0, opens}, {0, asks}, {1, opens}, {2, opens}}, []int{1}},
		{"the longest request is cut if none is idle", []event{{0, opens}, {1, opens}, {1, asks}, {0, asks}, {2, opens}}, []int{1}},
		{"one that closes makes room", []event{{0, opens}, {1, opens}, {0, isGone}, {2, opens}}, nil},
		{"one that closes amid a request makes room", []event{{0, opens}, {0, asks}, {0, isGone}, {1, opens}, {2, opens}}, nil},
		{"one that is hijacked makes room", []event{{0, opens}, {0, asks}, {0, isTaken}, {1, opens}, {2, opens}}, nil},
		{"one that was closed counts no more", []event{{0, opens}, {1, opens}, {2, opens}, {0, asks}, {0, isGone}}, []int{0}},
		{"each counts once", []event{{0, opens}, {0, asks}, {0, isIdle}, {0, asks}, {0, isIdle}, {1, opens}}, nil},
	} {
		t.Run(test.name, func(t *testing.T) {
			connections := NewConnections(2)
			conns := []*closingConn{{}, {}, {}}
			for _, event := range test.events {
				connections.ConnState(conns[event.conn], event.state)
			}
			var closed []int
			for i, conn := range conns {
				if conn.closed {
					closed = append(closed, i)
				}
			}
			if !slices.Equal(closed, test.closed) {
				t.Errorf("closed %v, want %v", closed, test.closed)
			}
			if open, evicted := connections.Stats(); open != 2 || evicted != len(test.closed) {
				t.Errorf("%d open, %d evicted", open, evicted)
			}
		})
	}
}

type closingConn struct {
	net.Conn
	client string
	closed bool
}

func (c *closingConn) RemoteAddr() net.Addr { return &net.TCPAddr{IP: net.ParseIP(c.client)} }

func (c *closingConn) Close() error {
	c.closed = true
	return nil
}

// tls.Conn.Close waits up to five seconds for a client that reads nothing. At the cap that would block all others.
func TestEvictionDoesNotWaitForATLSClient(t *testing.T) {
	connections, below := NewConnections(1), new(closingConn)
	connections.ConnState(tlsConn{below: below}, http.StateNew)
	connections.ConnState(new(closingConn), http.StateNew)
	if !below.closed {
		t.Error("the connection below TLS is still open")
	}
}

// tlsConn has no Close method of its own: the nil Conn in it panics.
type tlsConn struct {
	net.Conn
	below net.Conn
}

func (c tlsConn) NetConn() net.Conn    { return c.below }
func (c tlsConn) RemoteAddr() net.Addr { return c.below.RemoteAddr() }

// An evicted client that reads nothing must not leave its unread content with the kernel.
func TestEvictionDropsUnreadContent(t *testing.T) {
	connections := NewConnections(1)
	server := &http.Server{
		Handler:   http.HandlerFunc(func(w http.ResponseWriter, r *http.Request) { w.Write(make([]byte, 64<<20)) }),
		ConnState: connections.ConnState,
	}
	listeners, err := Listen(t.Context(), time.Minute, "127.0.0.1:0")
	if err != nil {
		t.Fatal(err)
	}
	listener := listeners[0]
	go server.Serve(listener)
	defer server.Close()

	stalled := dial(t, listener.Addr().String())
	io.WriteString(stalled, "GET / HTTP/1.1\r\nHost: goniometria.example\r\n\r\n")
	if _, err := http.ReadResponse(bufio.NewReader(stalled), nil); err != nil {
		t.Fatal(err)
	}
	dial(t, listener.Addr().String())
	stalled.SetReadDeadline(time.Now().Add(10 * time.Second))
	if _, err := io.Copy(io.Discard, stalled); !errors.Is(err, syscall.ECONNRESET) {
		t.Errorf("%v, want a reset", err)
	}
}

func dial(t *testing.T, addr string) net.Conn {
	t.Helper()
	conn, err := net.Dial("tcp", addr)
	if err != nil {
		t.Fatal(err)
	}
	t.Cleanup(func() { conn.Close() })
	return conn
}
