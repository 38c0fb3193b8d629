package main

import (
	"bufio"
	"io"
	"net"
	"net/http"
	"testing"
	"time"
)

func TestACrowd(t *testing.T) {
	const (
		opens    = http.StateNew
		asks     = http.StateActive
		isServed = http.StateIdle
		leaves   = http.StateClosed
	)
	type event struct {
		visitor int
		state   http.ConnState
	}
	for _, test := range []struct {
		name   string
		events []event // of visitors, two of whom may be there at a time
		cut    []int
	}{
		{"within the limit", []event{{0, opens}, {1, opens}}, nil},
		{"the one who has waited longest goes", []event{{0, opens}, {1, opens}, {2, opens}}, []int{0}},
		{"who has just been served has not waited long", []event{{0, opens}, {1, opens}, {0, asks}, {0, isServed}, {2, opens}}, []int{1}},
		{"who is being served stays", []event{{0, opens}, {0, asks}, {1, opens}, {2, opens}}, []int{1}},
		{"the newcomer goes if all others are being served", []event{{0, opens}, {0, asks}, {1, opens}, {1, asks}, {2, opens}}, []int{2}},
		{"who leaves makes room", []event{{0, opens}, {1, opens}, {0, leaves}, {2, opens}}, nil},
		{"who leaves while being served makes room", []event{{0, opens}, {0, asks}, {0, leaves}, {1, opens}, {2, opens}}, nil},
		{"who has been cut is no longer counted", []event{{0, opens}, {1, opens}, {2, opens}, {0, asks}, {0, leaves}}, []int{0}},
		{"everybody counts once", []event{{0, opens}, {0, asks}, {0, isServed}, {0, asks}, {0, isServed}, {1, opens}}, nil},
	} {
		t.Run(test.name, func(t *testing.T) {
			visitors := newCrowd(2)
			conns := make([]*closingConn, 3)
			for i := range conns {
				conns[i] = new(closingConn)
			}
			for _, event := range test.events {
				visitors.connState(conns[event.visitor], event.state)
			}
			want := map[int]bool{}
			for _, visitor := range test.cut {
				want[visitor] = true
			}
			for i, conn := range conns {
				if conn.closed != want[i] {
					t.Errorf("visitor %d: cut %v, want %v", i, conn.closed, want[i])
				}
			}
			if open, _, closed := visitors.counts(); open > 2 || closed != len(test.cut) {
				t.Errorf("%d open, %d cut", open, closed)
			}
		})
	}
}

type closingConn struct {
	net.Conn
	closed bool
}

func (c *closingConn) Close() error {
	c.closed = true
	return nil
}

func TestIdleVisitorsDoNotKeepOthersOut(t *testing.T) {
	cfg := with(func(cfg *config) { cfg.maxConnections = 2 })
	addr := serveWith(t, cfg, testSite(), testOptions())
	idle := make([]net.Conn, 5)
	for i := range idle {
		conn, err := net.Dial("tcp", addr)
		if err != nil {
			t.Fatal(err)
		}
		defer conn.Close()
		conn.SetDeadline(time.Now().Add(10 * time.Second))
		io.WriteString(conn, "HEAD /about HTTP/1.1\r\nHost: goniometria.example\r\n\r\n")
		if _, err := http.ReadResponse(bufio.NewReader(conn), &http.Request{Method: "HEAD"}); err != nil {
			t.Fatal(err)
		}
		idle[i] = conn
	}
	for _, conn := range idle[:3] {
		if n, err := conn.Read(make([]byte, 1)); err == nil {
			t.Errorf("%d bytes instead of the end", n)
		}
	}
	ask(t, addr, "GET /about").check(t, 200, nil)
}
