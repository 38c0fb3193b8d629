//go:build !linux

package listen

import (
	"math"
	"syscall"
	"time"
)

// setSocketOptions leaves the options to the system.
func setSocketOptions(syscall.Conn, time.Duration) error { return nil }

// MaxConnections returns no limit.
func MaxConnections() int { return math.MaxInt32 }
