package main

import "runtime/debug"

// release is the version and the revision of a release, set by the linker. A build that states them is the same with
// and without version control beside its sources.
var release string

// version describes this build: what the linker has set, or what the go command knows, and the version of Go.
func version() string {
	info, ok := debug.ReadBuildInfo()
	if !ok {
		return "unknown"
	}
	if release != "" {
		return release + " " + info.GoVersion
	}
	return info.Main.Version + " " + info.GoVersion
}
