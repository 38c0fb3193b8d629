package certificates

import (
	"context"
	"strings"
	"testing"
	"testing/synctest"
	"time"
)

const day = 24 * time.Hour

func TestTheWaitAfterAMissedRenewalIsAShareOfTheLifetime(t *testing.T) {
	for _, test := range []struct {
		name                   string
		lifetime, left, period time.Duration
		least, most            int // errors
	}{
		{"near its end", 90 * day, 10 * day, 2 * day, 24, 60},
		{"near its end, with a short lifetime", 6 * day, 12 * time.Hour, 10 * time.Hour, 60, 600},
		{"expired", 90 * day, time.Second, 2 * day, 280, 300}, // as without a certificate
		{"expired, with the shortest lifetime", time.Minute, time.Second, time.Hour, 30, 61},
	} {
		t.Run(test.name, func(t *testing.T) {
			synctest.Test(t, func(t *testing.T) {
				dir := t.TempDir()
				m, log := newTestManager(t, dir, unreachable)
				storeCertificate(t, dir, time.Now().Add(test.left-test.lifetime), time.Now().Add(test.left))
				keepFor(t, m, test.period)
				if errors := strings.Count(log.String(), `level=ERROR msg="no new certificate"`); errors < test.least || errors > test.most {
					t.Errorf("%d errors in %s, want from %d to %d", errors, test.period, test.least, test.most)
				}
			})
		})
	}
}

// The manager takes a certificate that another process has renewed from the folder, without asking the CA.
func TestANewCertificateIsNoticedSoon(t *testing.T) {
	const lifetime = 6 * day
	synctest.Test(t, func(t *testing.T) {
		dir := t.TempDir()
		m, _ := newTestManager(t, dir, unreachable)
		start := time.Now()
		storeCertificate(t, dir, start, start.Add(lifetime))
		time.AfterFunc(lifetime/2, func() { storeCertificate(t, dir, start.Add(lifetime/2), start.Add(2*lifetime)) })
		expires := func() time.Duration {
			synctest.Wait()
			return time.Unix(int64(valueOf(t, m.notAfter)), 0).Sub(start)
		}
		ctx, stop := context.WithTimeout(t.Context(), lifetime)
		defer stop()
		m.Keep(ctx)
		time.Sleep(lifetime*2/3 - time.Second)
		if before := expires(); before != lifetime {
			t.Errorf("before the renewal, the certificate ends after %s, want %s", before, lifetime)
		}
		time.Sleep(2 * time.Second)
		if after := expires(); after != 2*lifetime {
			t.Errorf("after the renewal, the certificate ends after %s, want %s", after, 2*lifetime)
		}
		if begin := time.Unix(int64(valueOf(t, m.notBefore)), 0).Sub(start); begin != lifetime/2 {
			t.Errorf("it begins after %s, want %s", begin, lifetime/2)
		}
		stop()
		synctest.Wait()
	})
}
