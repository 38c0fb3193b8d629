package certificates

import (
	"syscall"
	"testing"
)

func TestAFileThatTheDiskHasNoRoomForReplacesNothing(t *testing.T) {
	m, _ := newTestManager(t, t.TempDir(), unreachable)
	var limit syscall.Rlimit
	if err := m.folder.write(host, []byte("old")); err != nil || syscall.Getrlimit(syscall.RLIMIT_FSIZE, &limit) != nil {
		t.Fatal(err, limit)
	}
	syscall.Setrlimit(syscall.RLIMIT_FSIZE, &syscall.Rlimit{Cur: 1, Max: limit.Max}) // Writes a byte, and fails.
	err := m.folder.write(host, []byte("new"))
	syscall.Setrlimit(syscall.RLIMIT_FSIZE, &limit)
	if err == nil {
		t.Error("no error")
	}
	checkFiles(t, m, "old")
}
