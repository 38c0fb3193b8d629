//go:build !linux

package listen

import (
	"math"
	"net"
	"time"
)

// The system decides.
func setBuffers(*net.TCPListener)                {}
func setUserTimeout(*net.TCPConn, time.Duration) {}

// MaxConnections returns no limit.
func MaxConnections() int { return math.MaxInt32 }
