package certificates

import (
	"cmp"
	"context"
	"crypto/tls"
	"net/http"
	"os"
	"path/filepath"
	"runtime"
	"strings"
	"testing"
	"testing/synctest"
	"time"

	"github.com/prometheus/client_golang/prometheus"
)

// badHour is what a CA, the network or the disk does from the start on, and what that may cost.
type badHour struct {
	name       string
	left       time.Duration // of the stored certificate of 90 days, which may be negative; 0: there is none
	length     time.Duration
	begin, end func(t *testing.T, ca *fakeCA)
	orders     int // in all
	issued     int
	recovery   time.Duration // at most, from the end on, until there is a new certificate
}

var badHours = []badHour{
	{"an order is processed for 3 hours", 0, 3 * time.Hour,
		func(_ *testing.T, ca *fakeCA) { ca.slow = 3 * time.Hour }, nil, 1, 1, 10 * time.Minute},
	{"an authorization is invalid without an error", 0, time.Hour,
		func(_ *testing.T, ca *fakeCA) {
			ca.closed = "both"
			ca.edit = func(_, body string) string {
				return strings.ReplaceAll(body, `, "error": {"type": "urn:ietf:params:acme:error:connection", "status": 400, "detail": "refused"}`, "")
			}
		},
		func(_ *testing.T, ca *fakeCA) { ca.closed = "" }, 7, 1, 30 * time.Minute},
	{"503 with an absurd Retry-After, 12 hours before the end", 12 * time.Hour, time.Hour, refuseOrders(503, "999999999"), mend, 1, 1, 6 * time.Hour},
	{"503 with an absurd Retry-After, after the end", -time.Hour, time.Hour, refuseOrders(503, "999999999"), mend, 1, 1, time.Hour},
	{"429 with an absurd Retry-After", 0, time.Hour, refuseOrders(429, "999999999"), mend, 1, 1, day},
	{"429 with a Retry-After that overflows", 0, time.Hour, refuseOrders(429, "9999999999"), mend, 1, 1, day},
	{"the order is polled with an absurd Retry-After", 0, 3 * time.Hour,
		func(_ *testing.T, ca *fakeCA) { ca.slow, ca.retryAfter = 3*time.Hour, "9999999999" }, nil, 1, 1, 10 * time.Minute},
	{"the order is polled with Retry-After in the past", 0, 3 * time.Hour,
		func(_ *testing.T, ca *fakeCA) { ca.slow, ca.retryAfter = 3*time.Hour, "Sat, 01 Jan 2000 00:00:00 GMT" }, nil, 1, 1, 10 * time.Minute},
	{"the account is lost while an order is processed", 0, time.Hour,
		func(_ *testing.T, ca *fakeCA) { ca.slow = day },
		func(_ *testing.T, ca *fakeCA) { ca.slow, ca.lost = 0, true }, 2, 2, 10 * time.Minute},
	{"an order becomes invalid while it is processed", 0, time.Hour,
		func(_ *testing.T, ca *fakeCA) { ca.slow = day },
		func(_ *testing.T, ca *fakeCA) {
			ca.slow = 0
			ca.orders[0].issued, ca.orders[0].status = "", "invalid"
		}, 2, 1, 10 * time.Minute},
	{"an order is processed until it expires", 0, 5 * time.Hour,
		func(_ *testing.T, ca *fakeCA) { ca.slow, ca.expiry = 365*day, 5*time.Hour },
		func(_ *testing.T, ca *fakeCA) { ca.slow = 0 }, 2, 2, 10 * time.Minute},
	{"an order that does not say when it expires is processed for ever", 0, 7 * day,
		func(_ *testing.T, ca *fakeCA) {
			ca.slow = 365 * day
			ca.edit = func(_, body string) string { return strings.ReplaceAll(body, `"expires"`, `"unknown"`) }
		},
		func(_ *testing.T, ca *fakeCA) { ca.slow = 0 }, 2, 2, 10 * time.Minute},
	{"the program crashes after finalize", 0, time.Hour,
		func(_ *testing.T, ca *fakeCA) {
			ca.slow = time.Minute
			ca.disturb = func(path string) (*http.Response, error) {
				if path == "/order" && ca.issued() > 0 && time.Now().Before(ca.orders[0].done) {
					runtime.Goexit()
				}
				return nil, nil
			}
		}, restart, 1, 1, 10 * time.Minute},
	{"the account's key cannot be read", 0, time.Hour,
		func(t *testing.T, ca *fakeCA) {
			key := filepath.Join(ca.manager.folder.dir, accountFile)
			if _, err := ca.manager.folder.accountKey(); err != nil {
				t.Error(err)
			}
			if err := cmp.Or(os.Rename(key, key+".away"), os.Symlink(key, key)); err != nil { // a loop
				t.Error(err)
			}
		},
		func(t *testing.T, ca *fakeCA) {
			key := filepath.Join(ca.manager.folder.dir, accountFile)
			if ca.accounts > 0 {
				t.Errorf("%d accounts without the key", ca.accounts)
			}
			if err := os.Rename(key+".away", key); err != nil {
				t.Error(err)
			}
		}, 1, 1, 10 * time.Minute},
	{"the network is down, after the end", -time.Hour, 5 * time.Hour,
		func(_ *testing.T, ca *fakeCA) {
			ca.disturb = func(string) (*http.Response, error) { return unreachable(nil) }
		}, mend, 1, 1, 10 * time.Minute},
	{"the checks fail, after the end", -time.Hour, 5 * time.Hour,
		func(_ *testing.T, ca *fakeCA) { ca.closed = "both" },
		func(_ *testing.T, ca *fakeCA) { ca.closed = "" }, 23, 1, 30 * time.Minute},
}

func refuseOrders(status int, retryAfter string) func(*testing.T, *fakeCA) {
	return func(_ *testing.T, ca *fakeCA) {
		ca.disturb = func(path string) (*http.Response, error) {
			if path != "/new-order" {
				return nil, nil
			}
			response := reply(status, "{}")
			response.Header.Set("Retry-After", retryAfter)
			return response, nil
		}
	}
}

func mend(_ *testing.T, ca *fakeCA) {
	ca.disturb = func(string) (*http.Response, error) { return nil, nil }
}

// restart starts another manager in the same folder.
func restart(t *testing.T, ca *fakeCA) {
	crashed := ca.manager
	m, err := New([]string{host}, directory, filepath.Dir(crashed.folder.dir), prometheus.NewRegistry(), crashed.logger)
	if err != nil {
		t.Fatal(err)
	}
	m.network, ca.manager = crashed.network, m
	m.Keep(t.Context())
}

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
