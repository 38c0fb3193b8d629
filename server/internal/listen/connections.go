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
	active bool      // has a request
	since  time.Time // of its last change between idle and active
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
		c.places[conn] = c.queue.PushBack(&connection{conn: conn, client: client, since: time.Now()})
	case place == nil: // It is evicted, and about to end.
	case state == http.StateActive || state == http.StateIdle:
		known := place.Value.(*connection)
		known.active, known.since = state == http.StateActive, time.Now()
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

// silence is how long a draining connection may go without a request: one that its client has sent may be on its way.
const silence = time.Second

// Drain ends each connection that has had no request for a second, counted at the earliest from start, and returns when none
// is open or ctx ends. http.Server.Shutdown would end idle ones at once, and drop the first request of new ones.
func (c *Connections) Drain(ctx context.Context, start time.Time) {
	for ctx.Err() == nil && c.endSilent(start) > 0 {
		time.Sleep(5 * time.Millisecond)
	}
}

// endSilent returns how many connections are open. It ends some by their read deadline: their own goroutines close them,
// where tls.Conn.Close may block, and no response is cut.
func (c *Connections) endSilent(start time.Time) (open int) {
	c.mu.Lock()
	defer c.mu.Unlock()
	for conn, place := range c.places {
		known := place.Value.(*connection)
		if !known.active && min(time.Since(start), time.Since(known.since)) >= silence {
			conn.SetReadDeadline(start)
		}
	}
	return len(c.places)
}
