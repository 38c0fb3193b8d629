//go:build !linux

package main

import (
	"syscall"
	"time"
)

// limitKernelBuffers leaves the buffers to the system.
func limitKernelBuffers(time.Duration) func(network, address string, c syscall.RawConn) error {
	return nil
}
