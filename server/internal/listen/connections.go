package listen

import (
	"container/list"
	"context"
	"maps"
	"net"
	"net/http"
	"net/netip"
	"slices"
	"sync"
	"time"
)

// Connections caps the open connections of an http.Server. At the cap, a new one evicts one of the client that holds most: the
// one idle longest or, if none is idle, the one with the longest request. So no client can keep out or cut off the others.
type Connections struct {
	limit int

	mu      sync.Mutex
	places  map[net.Conn]*list.Element
	queue   *list.List           // of *connection, by the time of their last change between idle and active
	held    map[netip.Prefix]int // how many of them each client has
	evicted int
}

type connection struct {
	conn   net.Conn
	client netip.Prefix
	active bool // has a request
	served bool // has had a response
}

// NewConnections returns a cap of limit connections.
func NewConnections(limit int) *Connections {
	return &Connections{limit: limit, places: map[net.Conn]*list.Element{}, queue: list.New(), held: map[netip.Prefix]int{}}
}

// ConnState is the ConnState hook of the http.Server.
func (c *Connections) ConnState(conn net.Conn, state http.ConnState) {
	c.mu.Lock()
	defer c.mu.Unlock()
	place := c.places[conn]
	switch {
	case state == http.StateNew:
		client := clientOf(conn)
		c.held[client]++
		if len(c.places) >= c.limit {
			c.evict()
		}
		c.places[conn] = c.queue.PushBack(&connection{conn: conn, client: client})
	case place == nil: // It is evicted, and about to end.
	case state == http.StateActive || state == http.StateIdle:
		known := place.Value.(*connection)
		known.active = state == http.StateActive
		known.served = known.served || state == http.StateIdle
		c.queue.MoveToBack(place)
	default:
		c.remove(place)
	}
}

// clientOf returns the remote address. Of IPv6 it is the /48, the largest network of a customer (RFC 6177, section 2). At a
// dual-stack socket, IPv4 clients have mapped addresses (RFC 4291, section 2.5.5.2).
func clientOf(conn net.Conn) (client netip.Prefix) {
	if remote, ok := conn.RemoteAddr().(*net.TCPAddr); ok {
		addr := remote.AddrPort().Addr().Unmap()
		client, _ = addr.Prefix(min(addr.BitLen(), 48))
	}
	return client
}

func (c *Connections) evict() {
	most := slices.Max(slices.Collect(maps.Values(c.held)))
	var longest *connection
	for place := c.queue.Front(); place != nil; place = place.Next() {
		known := place.Value.(*connection)
		if (longest == nil || longest.active && !known.active) && c.held[known.client] == most {
			longest = known
		}
	}
	c.evicted++
	c.remove(c.places[longest.conn])
	closeSocket(longest.conn)
}

func (c *Connections) remove(place *list.Element) {
	known := c.queue.Remove(place).(*connection)
	delete(c.places, known.conn)
	if c.held[known.client]--; c.held[known.client] == 0 {
		delete(c.held, known.client)
	}
}

// closeSocket closes the connection below TLS, where Close may block to send close_notify. SO_LINGER of 0 drops what the
// client has not read: the kernel would keep it beyond the cap.
func closeSocket(conn net.Conn) {
	if secure, ok := conn.(interface{ NetConn() net.Conn }); ok {
		conn = secure.NetConn()
	}
	if tcp, ok := conn.(stallConn); ok {
		tcp.SetLinger(0)
	}
	conn.Close()
}

// Stats returns how many connections are open, and how many were closed at the cap.
func (c *Connections) Stats() (open, evicted int) {
	c.mu.Lock()
	defer c.mu.Unlock()
	return len(c.places), c.evicted
}

// AwaitFirstResponses waits until every connection has had a response, or ctx ends. Then it closes those that have sent
// nothing. It comes before http.Server.Shutdown, which drops the first request of a connection that it finds new.
func (c *Connections) AwaitFirstResponses(ctx context.Context) {
	for ctx.Err() == nil && len(c.unserved()) > 0 {
		time.Sleep(5 * time.Millisecond)
	}
	for _, known := range c.unserved() {
		if !known.active {
			closeSocket(known.conn)
		}
	}
}

// unserved returns the connections without a response so far.
func (c *Connections) unserved() (found []connection) {
	c.mu.Lock()
	defer c.mu.Unlock()
	for _, place := range c.places {
		if known := place.Value.(*connection); !known.served {
			found = append(found, *known)
		}
	}
	return found
}
