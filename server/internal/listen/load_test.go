package listen

import (
	"fmt"
	"net/http"
	"sync"
	"testing"
)

// The race detector sees what these goroutines share.
func TestConnectionsThatComeAndGoAtOnce(t *testing.T) {
	const limit, clients, each = 20, 8, 500
	connections := NewConnections(limit)
	evicted := make([]int, clients)
	var running sync.WaitGroup
	for client := range clients {
		running.Go(func() {
			var conns []*closingConn
			for i := range each {
				conn := &closingConn{client: fmt.Sprintf("203.0.113.%d", client)}
				conns = append(conns, conn)
				connections.ConnState(conn, http.StateNew)
				connections.ConnState(conn, http.StateActive)
				if i%3 == 0 {
					connections.ConnState(conn, http.StateIdle)
				}
				if open, _ := connections.Stats(); open > limit {
					t.Errorf("%d open, want at most %d", open, limit)
				}
			}
			for _, conn := range conns {
				connections.ConnState(conn, http.StateClosed)
			}
			connections.mu.Lock()
			defer connections.mu.Unlock()
			for _, conn := range conns {
				if conn.closed {
					evicted[client]++
				}
			}
		})
	}
	running.Wait()
	sum := 0
	for _, count := range evicted {
		sum += count
	}
	if open, counted := connections.Stats(); open != 0 || counted != sum || counted < clients*each/2 || len(connections.held) > 0 {
		t.Errorf("%d open, %d evicted of %d closed, %d clients held", open, counted, sum, len(connections.held))
	}
}
