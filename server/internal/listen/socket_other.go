//go:build !linux

package listen

import (
	"syscall"
	"time"
)

// setSocketOptions leaves the options to the system.
func setSocketOptions(syscall.Conn, time.Duration) error { return nil }
