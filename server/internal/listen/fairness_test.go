package listen

import (
	"fmt"
	"net/http"
	"strings"
	"testing"
)

// At the cap, one address must not be able to cut what the others download.
func TestAtTheCapTheAddressThatHoldsTheMostLosesOne(t *testing.T) {
	for _, test := range []struct {
		name, clients string // of four connections, three of which are open, with a request or idle, when the last one comes
		closed        int
	}{
		{"it is not the longest", "203.0.113.1 203.0.113.2 203.0.113.2 203.0.113.3", 1},
		{"another has an idle one", "idle:203.0.113.1 203.0.113.2 203.0.113.2 203.0.113.3", 1},
		{"it opens the new one", "203.0.113.1 203.0.113.2 203.0.113.3 203.0.113.3", 2},
		{"all hold one", "203.0.113.1 203.0.113.2 203.0.113.3 203.0.113.4", 0},
		{"behind a proxy", "127.0.0.1 127.0.0.1 127.0.0.1 127.0.0.1", 0},
		{"it is a network of IPv6", "2001:db8::1 2001:db8:1:1::1 2001:db8:1:ffff::1 2001:db8:2::1", 1},
		{"all hold one of IPv6", "2001:db8::1 2001:db8:1::1 2001:db8:2::1 2001:db8:3::1", 0},
		{"IPv4 at a socket of IPv6", "::ffff:203.0.113.1 ::ffff:203.0.113.2 ::ffff:203.0.113.2 ::ffff:203.0.113.3", 1},
	} {
		t.Run(test.name, func(t *testing.T) {
			connections := NewConnections(3)
			var conns []*closingConn
			for addr := range strings.FieldsSeq(test.clients) {
				addr, idle := strings.CutPrefix(addr, "idle:")
				conn := &closingConn{client: addr}
				conns = append(conns, conn)
				connections.ConnState(conn, http.StateNew)
				if !idle {
					connections.ConnState(conn, http.StateActive)
				}
			}
			for i, conn := range conns {
				if conn.closed != (i == test.closed) {
					t.Errorf("connection %d is closed: %v", i, conn.closed)
				}
			}
		})
	}
}

func TestNothingIsKeptOfAClientThatLeft(t *testing.T) {
	connections := NewConnections(1)
	for i := range 100 {
		conn := &closingConn{client: fmt.Sprintf("203.0.113.%d", i)}
		connections.ConnState(conn, http.StateNew)
		if i%2 == 0 { // The cap closes the others.
			connections.ConnState(conn, http.StateClosed)
		}
	}
	if len(connections.places) != 1 || len(connections.held) != 1 {
		t.Errorf("%d connections of %d clients, want 1 of 1", len(connections.places), len(connections.held))
	}
}
