//go:build !linux

package main

import "runtime/debug"

// settle gives back the garbage of the start.
func settle() { debug.FreeOSMemory() }
