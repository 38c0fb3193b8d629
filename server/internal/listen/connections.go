package listen

import (
	"container/list"
	"context"
	"net"
	"net/http"
	"sync"
	"time"
)

// Connections caps the open connections of an http.Server. At the cap, a new connection takes the place of the one that
// has been idle longest or, if none is idle, of the one whose request has run longest. So neither idle connections, nor
// unfinished requests, nor clients that do not read can keep new clients out.
type Connections struct {
	limit int

	mu           sync.Mutex
	open         map[net.Conn]*connection
	idle, active *list.List // of *connection, the longest first
	evicted      int
}

type connection struct {
	conn   net.Conn
	list   *list.List // idle or active, whichever holds it
	place  *list.Element
	served bool // has had a response
}

// NewConnections returns a cap of limit connections.
func NewConnections(limit int) *Connections {
	return &Connections{limit: limit, open: map[net.Conn]*connection{}, idle: list.New(), active: list.New()}
}

// ConnState is the ConnState hook of the http.Server.
func (c *Connections) ConnState(conn net.Conn, state http.ConnState) {
	c.mu.Lock()
	defer c.mu.Unlock()
	known := c.open[conn]
	switch {
	case state == http.StateNew:
		if len(c.open) >= c.limit {
			c.evict()
		}
		added := &connection{conn: conn, list: c.idle}
		added.place = c.idle.PushBack(added)
		c.open[conn] = added
	case known == nil: // It was evicted and is about to end.
	case state == http.StateActive:
		known.moveTo(c.active)
	case state == http.StateIdle:
		known.served = true
		known.moveTo(c.idle)
	default:
		c.remove(known)
	}
}

func (known *connection) moveTo(to *list.List) {
	known.list.Remove(known.place)
	known.list, known.place = to, to.PushBack(known)
}

func (c *Connections) remove(known *connection) {
	known.list.Remove(known.place)
	delete(c.open, known.conn)
}

func (c *Connections) evict() {
	longest := c.idle.Front()
	if longest == nil {
		longest = c.active.Front()
	}
	evicted := longest.Value.(*connection)
	c.remove(evicted)
	c.evicted++
	closeSocket(evicted.conn)
}

// closeSocket closes the connection below TLS, where Close may block to send close_notify. SO_LINGER of 0 drops what the
// client has not read: the kernel would keep it beyond the cap.
func closeSocket(conn net.Conn) {
	if secure, ok := conn.(interface{ NetConn() net.Conn }); ok {
		conn = secure.NetConn()
	}
	if tcp, ok := conn.(*net.TCPConn); ok {
		tcp.SetLinger(0)
	}
	conn.Close()
}

// Stats returns how many connections are open, how many of them are idle, and how many were closed at the cap.
func (c *Connections) Stats() (open, idle, evicted int) {
	c.mu.Lock()
	defer c.mu.Unlock()
	return len(c.open), c.idle.Len(), c.evicted
}

// AwaitFirstResponses waits until every connection has had a response, or ctx ends. Then it closes those that have sent
// nothing. It comes before http.Server.Shutdown, which drops the first request of a connection that it finds new.
func (c *Connections) AwaitFirstResponses(ctx context.Context) {
	for ctx.Err() == nil && len(c.unserved(c.idle))+len(c.unserved(c.active)) > 0 {
		time.Sleep(5 * time.Millisecond)
	}
	for _, conn := range c.unserved(c.idle) {
		closeSocket(conn)
	}
}

// unserved returns the connections in a list that have had no response.
func (c *Connections) unserved(in *list.List) (conns []net.Conn) {
	c.mu.Lock()
	defer c.mu.Unlock()
	for place := in.Front(); place != nil; place = place.Next() {
		if known := place.Value.(*connection); !known.served {
			conns = append(conns, known.conn)
		}
	}
	return conns
}
