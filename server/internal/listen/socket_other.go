//go:build !linux

package listen

import (
	"math"
	"net"
	"time"
)

// The system decides.
func setBuffers(*net.TCPListener) error                { return nil }
func setUserTimeout(*net.TCPConn, time.Duration) error { return nil }

// MaxConnections returns no limit.
func MaxConnections() int { return math.MaxInt32 }
