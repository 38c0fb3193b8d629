package listen

import (
	"cmp"
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

	mu      sync.Mutex
	places  map[net.Conn]*list.Element
	queue   *list.List // of *connection, by the time of their last change between idle and active
	evicted int
}

type connection struct {
	conn   net.Conn
	active bool // has a request
	served bool // has had a response
}

// NewConnections returns a cap of limit connections.
func NewConnections(limit int) *Connections {
	return &Connections{limit: limit, places: map[net.Conn]*list.Element{}, queue: list.New()}
}

// ConnState is the ConnState hook of the http.Server.
func (c *Connections) ConnState(conn net.Conn, state http.ConnState) {
	c.mu.Lock()
	defer c.mu.Unlock()
	place := c.places[conn]
	switch {
	case state == http.StateNew:
		if len(c.places) >= c.limit {
			c.evict()
		}
		c.places[conn] = c.queue.PushBack(&connection{conn: conn})
	case place == nil: // It was evicted and is about to end.
	case state == http.StateActive || state == http.StateIdle:
		known := place.Value.(*connection)
		known.active = state == http.StateActive
		known.served = known.served || state == http.StateIdle
		c.queue.MoveToBack(place)
	default:
		c.remove(place)
	}
}

func (c *Connections) evict() {
	longest := c.queue.Front()
	for longest != nil && longest.Value.(*connection).active {
		longest = longest.Next()
	}
	c.evicted++
	closeSocket(c.remove(cmp.Or(longest, c.queue.Front())).conn)
}

func (c *Connections) remove(place *list.Element) *connection {
	known := c.queue.Remove(place).(*connection)
	delete(c.places, known.conn)
	return known
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
	idle = len(c.find(func(known *connection) bool { return !known.active }))
	c.mu.Lock()
	defer c.mu.Unlock()
	return len(c.places), idle, c.evicted
}

// AwaitFirstResponses waits until every connection has had a response, or ctx ends. Then it closes those that have sent
// nothing. It comes before http.Server.Shutdown, which drops the first request of a connection that it finds new.
func (c *Connections) AwaitFirstResponses(ctx context.Context) {
	for ctx.Err() == nil && len(c.find(func(known *connection) bool { return !known.served })) > 0 {
		time.Sleep(5 * time.Millisecond)
	}
	for _, conn := range c.find(func(known *connection) bool { return !known.served && !known.active }) {
		closeSocket(conn)
	}
}

func (c *Connections) find(wanted func(*connection) bool) (found []net.Conn) {
	c.mu.Lock()
	defer c.mu.Unlock()
	for place := c.queue.Front(); place != nil; place = place.Next() {
		if known := place.Value.(*connection); wanted(known) {
			found = append(found, known.conn)
		}
	}
	return found
}
