package main

import (
	"fmt"
	"os"
	"runtime/debug"
	"strings"

	"golang.org/x/sys/unix"
)

// settle gives back what only the start needed: garbage, and the pages of the executable that it has read, the embedded
// files among them. A page that is needed again comes back from the page cache.
func settle() {
	debug.FreeOSMemory()
	maps, err := os.ReadFile("/proc/self/maps")
	if err != nil {
		return // Then it stays larger than it need be.
	}
	executable, err := os.Executable()
	if err != nil {
		return
	}
	for line := range strings.Lines(string(maps)) {
		var start, end uintptr
		var access string
		if !strings.HasSuffix(strings.TrimSpace(line), " "+executable) {
			continue
		}
		// Pages that can be written may have been, and would lose that.
		if n, _ := fmt.Sscanf(line, "%x-%x %s", &start, &end, &access); n == 3 && access[1] == '-' {
			unix.Syscall(unix.SYS_MADVISE, start, end-start, unix.MADV_DONTNEED)
		}
	}
}
