package certificates

import (
	"context"
	"crypto/tls"
	"testing"
	"testing/synctest"
	"time"
)

// The table of a CA's bad hours: go test -v -run TestABadHourCostsTheCAAndTheSiteLittle
func TestABadHourCostsTheCAAndTheSiteLittle(t *testing.T) {
	for _, test := range badHours {
		t.Run(test.name, func(t *testing.T) {
			synctest.Test(t, func(t *testing.T) {
				dir, start := t.TempDir(), time.Now()
				m, ca, log := newFakeCA(t, dir, 90*day)
				if test.left != 0 {
					storeCertificate(t, dir, start.Add(test.left-90*day), start.Add(test.left))
				}
				test.begin(t, ca)
				ctx, stop := context.WithCancel(t.Context())
				m.Keep(ctx)
				time.Sleep(test.length)
				synctest.Wait()
				if test.end != nil {
					ca.lock.Lock()
					test.end(t, ca)
					ca.lock.Unlock()
				}
				ended, took := time.Now(), time.Duration(0)
				for ; took < 3*day; took = time.Since(ended) {
					certificate, _ := ca.manager.get(&tls.ClientHelloInfo{ServerName: host})
					if certificate != nil && certificate.Leaf.NotBefore.After(start.Add(-time.Minute)) {
						break
					}
					time.Sleep(time.Second)
				}
				issued := ca.issued()
				t.Logf("%d orders, %d issued, %d requests, recovered after %.0f s", len(ca.orders), issued, len(ca.requests), took.Seconds())
				if orders := ca.count("/new-order"); len(ca.orders) > test.orders || issued > test.issued || took > test.recovery+time.Second {
					t.Errorf("%d orders, %d issued, recovered after %s; want %d, %d, %s; %d requests for an order; log\n%.5000s", len(ca.orders), issued, took, test.orders, test.issued, test.recovery, orders, log)
				}
				stop()
				synctest.Wait()
				checkOperatorsPage(t, log.String())
			})
		})
	}
}
