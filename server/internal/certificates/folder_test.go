package certificates

import (
	"context"
	"net/http"
	"path/filepath"
	"strings"
	"sync/atomic"
	"syscall"
	"testing"
	"testing/synctest"
	"time"

	"golang.org/x/crypto/acme/autocert"
)

// disk takes only empty and small files while it is full.
type disk struct {
	autocert.Cache
	full atomic.Bool
}

func (d *disk) Put(ctx context.Context, name string, content []byte) error {
	if d.full.Load() && len(content) > 4<<10 {
		return syscall.ENOSPC
	}
	return d.Cache.Put(ctx, name, content)
}

func fillDisk(m *Manager) *disk {
	full := &disk{Cache: m.folder.Cache}
	full.full.Store(true)
	m.folder.Cache = full
	return full
}

func TestTheCAIsNotAskedWhileThereIsNoRoomForACertificate(t *testing.T) {
	synctest.Test(t, func(t *testing.T) {
		dir, requests := t.TempDir(), new(atomic.Int32)
		m, log := newTestManager(t, dir, func(r *http.Request) (*http.Response, error) {
			requests.Add(1)
			return unreachable(r)
		})
		storeCertificate(t, dir, 1, time.Now().Add(-59*day), time.Now().Add(31*day))
		disk := fillDisk(m)
		time.AfterFunc(2*day, func() {
			if without := requests.Load(); without != 0 {
				t.Errorf("%d requests without room, want 0", without)
			}
			disk.full.Store(false)
		})
		keepFor(t, m, 3*day) // It is due after a day.
		if requests.Load() == 0 {
			t.Error("no request with room")
		}
		want := `level=ERROR msg="no room for a certificate: free disk space, or let the program write to the folder" folder=` +
			filepath.Join(dir, "ca.example%2Fdirectory") + ` error="no space left on device"`
		if lines := strings.Count(log.String(), want); lines < 23 || lines > 48 {
			t.Errorf("%d lines, want one for each try in a day: %s\n%s", lines, want, log)
		}
	})
}

func TestACertificateThatCannotBeStoredIsLogged(t *testing.T) {
	m, log := newTestManager(t, t.TempDir(), unreachable)
	fillDisk(m)
	if err := m.autocert.Cache.Put(t.Context(), host, make([]byte, 5<<10)); err == nil || !strings.Contains(log.String(), `msg="no room for a certificate: `) {
		t.Errorf("%v, log %q", err, log)
	}
}
