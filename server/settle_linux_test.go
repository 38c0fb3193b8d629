package main

import (
	"fmt"
	"os"
	"strings"
	"testing"
)

func TestWhatOnlyTheStartNeededLeavesMemory(t *testing.T) {
	before := residentFilePages(t)
	settle()
	if after := residentFilePages(t); after > before*3/4 {
		t.Errorf("%d kB of the executable stay in memory, before it was %d", after, before)
	}
}

// residentFilePages is how many kB of files, which here means of the executable, are in memory for this process.
func residentFilePages(t *testing.T) (kB int) {
	t.Helper()
	status, err := os.ReadFile("/proc/self/status")
	if err != nil {
		t.Fatal(err)
	}
	for line := range strings.Lines(string(status)) {
		if n, _ := fmt.Sscanf(line, "RssFile: %d kB", &kB); n == 1 {
			return kB
		}
	}
	t.Fatal("the kernel does not say")
	return 0
}
