package certificates

import (
	"net/http"
	"os"
	"path/filepath"
	"strings"
	"sync/atomic"
	"testing"
	"testing/synctest"
	"time"
)

// hide takes the folder of the certificates away, so that nothing can be stored, until show is called.
func hide(t *testing.T, m *Manager) (show func()) {
	t.Helper()
	move := func(from, to string) {
		if err := os.Rename(from, to); err != nil {
			t.Error(err)
		}
	}
	dir := string(m.folder.DirCache)
	move(dir, dir+".away")
	return func() { move(dir+".away", dir) }
}

func TestTheCAIsNotAskedWhileThereIsNoRoomForACertificate(t *testing.T) {
	synctest.Test(t, func(t *testing.T) {
		dir, requests := t.TempDir(), new(atomic.Int32)
		m, log := newTestManager(t, dir, func(r *http.Request) (*http.Response, error) {
			requests.Add(1)
			return unreachable(r)
		})
		storeCertificate(t, dir, 1, time.Now().Add(-59*day), time.Now().Add(31*day))
		time.AfterFunc(time.Hour, func() {
			show := hide(t, m)
			time.AfterFunc(2*day, func() {
				if without := requests.Load(); without != 0 {
					t.Errorf("%d requests without room, want 0", without)
				}
				show()
			})
		})
		keepFor(t, m, 3*day) // It is due after a day.
		if requests.Load() == 0 {
			t.Error("no request with room")
		}
		want := `level=ERROR msg="no room for a certificate: free disk space, or let the program write to the folder" folder=` +
			filepath.Join(dir, "ca.example%2Fdirectory") + ` error="open `
		if lines := strings.Count(log.String(), want); lines < 23 || lines > 200 { // Without an account, a try also reads and stores that.
			t.Errorf("%d lines, want some for each try in a day: %s\n%s", lines, want, log)
		}
	})
}

// A power cut may leave half a file. autocert would read it again at every try, and never ask the CA.
func TestADamagedKeyCountsAsMissing(t *testing.T) {
	for _, file := range []string{"acme_account+key", host} {
		for name, content := range map[string]string{
			"empty":      "",
			"no PEM":     "key",
			"half":       "-----BEGIN EC PRIVATE KEY-----\nMHcCAQEEIP",
			"no key":     "-----BEGIN EC PRIVATE KEY-----\nYWJj\n-----END EC PRIVATE KEY-----\n",
			"no private": "-----BEGIN CERTIFICATE-----\nYWJj\n-----END CERTIFICATE-----\n",
		} {
			t.Run(file+" "+name, func(t *testing.T) {
				requests := 0
				m, log := newTestManager(t, t.TempDir(), func(r *http.Request) (*http.Response, error) {
					requests++
					return unreachable(r)
				})
				damaged := filepath.Join(string(m.folder.DirCache), file)
				if err := os.WriteFile(damaged, []byte(content), 0o600); err != nil {
					t.Fatal(err)
				}
				m.autocert.GetCertificate(m.names[host].hello)
				want := `level=WARN msg="a damaged key counts as missing" folder=` + string(m.folder.DirCache) + " file=" + file + "\n"
				if requests == 0 || !strings.Contains(log.String(), want) {
					t.Errorf("%d requests to the CA, log lacks %s:\n%s", requests, want, log)
				}
			})
		}
	}
}

func TestTheFilesArePrivateAndWhole(t *testing.T) {
	m, log := newTestManager(t, t.TempDir(), unreachable)
	for _, content := range []string{"old", "new"} {
		if err := m.folder.Put(t.Context(), host, []byte(content)); err != nil {
			t.Fatal(err)
		}
	}
	show := hide(t, m)
	if err := m.folder.Put(t.Context(), host, nil); err == nil || !strings.Contains(log.String(), `msg="no room for a certificate: `) {
		t.Errorf("%v, log %q", err, log)
	}
	show()
	found, err := os.ReadDir(string(m.folder.DirCache))
	if err != nil || len(found) != 1 {
		t.Fatalf("%v, %v, want one file", found, err)
	}
	content, _ := m.folder.DirCache.Get(t.Context(), host)
	if info, _ := found[0].Info(); string(content) != "new" || info.Mode() != 0o600 {
		t.Errorf("%q with mode %s", content, info.Mode())
	}
}
