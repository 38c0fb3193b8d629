package certificates

import (
	"context"
	"errors"
	"os"
	"strings"
	"sync/atomic"
	"testing"
	"testing/synctest"
	"time"
)

func TestNoCertificateIsIssuedWhileThereIsNoRoomForIt(t *testing.T) {
	for _, room := range []int{0, 1} { // how many files may be written, of the order and the certificate
		synctest.Test(t, func(t *testing.T) {
			dir, free := t.TempDir(), new(atomic.Int64)
			free.Store(100)
			m, ca, log := newFakeCA(t, dir, 90*day)
			m.folder.accountKey()
			m.folder.sync = func(*os.File) error {
				if free.Add(-1) < 0 {
					return errors.New("the disk is full")
				}
				return nil
			}
			storeCertificate(t, dir, time.Now().Add(-59*day), time.Now().Add(31*day)) // It is due after a day.
			ctx, stop := context.WithCancel(t.Context())
			m.Keep(ctx)
			time.Sleep(time.Hour)
			synctest.Wait()
			free.Store(int64(room))
			time.Sleep(2 * day)
			synctest.Wait()
			ca.lock.Lock()
			if issued := ca.issued(); issued != room {
				t.Errorf("%d certificates are issued with room for %d files", issued, room)
			}
			ca.lock.Unlock()
			want := `error="no room for a certificate: free disk space, or let the program write to the folder: the disk is full"`
			if lines := strings.Count(log.String(), want); lines < 20 || lines > 200 {
				t.Errorf("%d lines, want some for each try in a day: %s\n%s", lines, want, log)
			}
			checkOperatorsPage(t, log.String())
			free.Store(100)
			time.Sleep(day)
			stop()
			synctest.Wait()
			if issued := ca.issued(); issued != 1 || strings.Count(log.String(), `msg="certificate ready"`) != 2 {
				t.Errorf("%d certificates are issued for one renewal; log\n%s", issued, log)
			}
		})
	}
}

func TestACertificateOfAnotherKeyReplacesNothing(t *testing.T) {
	synctest.Test(t, func(t *testing.T) {
		dir, start := t.TempDir(), time.Now()
		m, ca, log := newFakeCA(t, dir, 90*day)
		storeCertificate(t, dir, start.Add(-61*day), start.Add(29*day))
		stored, _ := os.ReadFile(m.folder.path(host))
		ca.edit = func(path, body string) string {
			if path == "/certificate" && time.Since(start) < day {
				return certify(t, ca.key.Public(), ca.key, []string{host}, time.Now(), time.Now().Add(90*day))
			}
			return body
		}
		time.AfterFunc(day, func() {
			if kept, err := os.ReadFile(m.folder.path(host)); err != nil || string(kept) != string(stored) {
				t.Errorf("%v: the stored certificate is replaced by\n%s", err, kept)
			}
		})
		keepFor(t, m, 2*day)
		if ready := strings.Count(log.String(), `msg="certificate ready"`); ready != 2 || ca.issued() != 1 {
			t.Errorf("%d certificates, %d issued; log\n%s", ready, ca.issued(), log)
		}
	})
}
