package main

import (
	"container/list"
	"net"
	"net/http"
	"sync"
)

// crowd limits the connections. One too many closes the one that has waited longest for a request, which may be the
// newcomer itself: neither idle connections nor heads that never end can keep others out.
type crowd struct {
	limit int

	mu      sync.Mutex
	places  map[net.Conn]*list.Element
	queue   *list.List // of *visitor, by the time since when each has waited or been served
	evicted int
}

type visitor struct {
	conn    net.Conn
	waiting bool // for a request, its own or the rest of one
	known   bool // has asked for something before
}

func newCrowd(limit int) *crowd {
	return &crowd{limit: limit, places: map[net.Conn]*list.Element{}, queue: list.New()}
}

// connState is the ConnState of an http.Server.
func (c *crowd) connState(conn net.Conn, state http.ConnState) {
	c.mu.Lock()
	defer c.mu.Unlock()
	place := c.places[conn]
	switch {
	case state == http.StateNew:
		c.places[conn] = c.queue.PushBack(&visitor{conn: conn, waiting: true})
		if len(c.places) > c.limit {
			c.evict()
		}
	case place == nil: // It was evicted, and its end is under way.
	case state == http.StateActive || state == http.StateIdle:
		visitor := place.Value.(*visitor)
		visitor.waiting, visitor.known = state == http.StateIdle, true
		c.queue.MoveToBack(place)
	default:
		c.remove(place)
	}
}

func (c *crowd) evict() {
	for place := c.queue.Front(); place != nil; place = place.Next() {
		if longest := place.Value.(*visitor); longest.waiting {
			c.remove(place)
			c.evicted++
			socket(longest.conn).Close()
			return
		}
	}
}

func (c *crowd) remove(place *list.Element) {
	c.queue.Remove(place)
	delete(c.places, place.Value.(*visitor).conn)
}

// counts returns how many connections are open, how many of them wait for a request, and how many were closed for others.
func (c *crowd) counts() (open, waiting, evicted int) {
	c.mu.Lock()
	defer c.mu.Unlock()
	for place := c.queue.Front(); place != nil; place = place.Next() {
		if place.Value.(*visitor).waiting {
			waiting++
		}
	}
	return c.queue.Len(), waiting, c.evicted
}

// newcomers returns how many have not asked for anything yet.
func (c *crowd) newcomers() (count int) {
	c.eachNewcomer(func(*visitor) { count++ })
	return count
}

// dismissNewcomers closes the connections of those who have not asked for anything yet.
func (c *crowd) dismissNewcomers() {
	c.eachNewcomer(func(v *visitor) { socket(v.conn).Close() })
}

func (c *crowd) eachNewcomer(do func(v *visitor)) {
	c.mu.Lock()
	defer c.mu.Unlock()
	for place := c.queue.Front(); place != nil; place = place.Next() {
		if v := place.Value.(*visitor); !v.known {
			do(v)
		}
	}
}

// socket is the connection below TLS, whose farewell could wait for the visitor.
func socket(conn net.Conn) net.Conn {
	if secure, ok := conn.(interface{ NetConn() net.Conn }); ok {
		return secure.NetConn()
	}
	return conn
}
