package certificates

import (
	"context"
	"crypto/tls"
	"net/http"
	"strings"
	"sync/atomic"
	"testing"
	"testing/synctest"
	"time"
)

const secondHost = "www." + host

var faults = []string{"none", "it is down", "it loses the account", "500", "429", "429 with Retry-After"}

// fail returns what the CA does in a fault, or nothing.
func fail(ca *fakeCA, fault, path string) (*http.Response, error) {
	switch fault {
	case "it is down":
		return unreachable(nil)
	case "it loses the account":
		ca.lost = path != "/account"
	case "500":
		return reply(500, "{}"), nil
	case "429", "429 with Retry-After":
		response := reply(429, "{}")
		if fault != "429" {
			response.Header.Set("Retry-After", "7")
		}
		return response, nil
	}
	return nil, nil
}

// Faults of a CA during a tenth of each lifetime, when the certificate is due.
func TestNoCertificateExpiresInTenLifetimes(t *testing.T) {
	for _, lifetime := range []time.Duration{time.Hour, 6 * day} {
		for _, name := range faults {
			t.Run(lifetime.String()+" "+name, func(t *testing.T) {
				synctest.Test(t, func(t *testing.T) {
					m, ca, log := newFakeCA(t, t.TempDir(), lifetime)
					m.names[secondHost] = newProgress()
					start, inFault := time.Now(), 0
					ca.disturb = func(path string) (*http.Response, error) {
						if at := time.Since(start) % lifetime; at < lifetime*66/100 || at > lifetime*76/100 {
							return nil, nil
						}
						if path == "/new-order" {
							inFault++
						}
						return fail(ca, name, path)
					}
					ctx, stop := context.WithCancel(t.Context())
					defer stop()
					m.Keep(ctx)
					for time.Since(start) < 10*lifetime {
						for _, name := range []string{host, secondHost} {
							certificate, err := m.get(&tls.ClientHelloInfo{ServerName: name})
							if err != nil || time.Now().After(certificate.Leaf.NotAfter) || certificate.Leaf.DNSNames[0] != name {
								t.Fatalf("after %.2f lifetimes %s has %v, %v; log\n%s", float64(time.Since(start))/float64(lifetime), name, certificate, err, log)
							}
						}
						time.Sleep(lifetime / 100)
					}
					stop()
					synctest.Wait()
					if orders := ca.count("/new-order"); orders > 33 && (name == "none" || orders-inFault > 40) || orders < 20 {
						t.Errorf("%d orders, %d of them in the fault", orders, inFault)
					}
					if errors := strings.Count(log.String(), "level=ERROR"); errors > 0 || name == "none" && strings.Contains(log.String(), failedTry) {
						t.Errorf("%d errors in the log\n%s", errors, log)
					}
				})
			})
		}
	}
}

// While a machine is suspended, its timers stop, and its clock does not.
func TestASuspendedMachineAsksTheCASoon(t *testing.T) {
	synctest.Test(t, func(t *testing.T) {
		var suspended atomic.Int64
		dir := t.TempDir()
		m, ca, _ := newFakeCA(t, dir, 90*day)
		m.now = func() time.Time { return time.Now().Add(time.Duration(suspended.Load())) }
		storeCertificate(t, dir, time.Now(), time.Now().Add(90*day))
		ctx, stop := context.WithCancel(t.Context())
		m.Keep(ctx)
		time.Sleep(day)
		synctest.Wait()
		if len(ca.requests) > 0 {
			t.Errorf("asked before: %q", ca.requests)
		}
		suspended.Store(int64(70 * day))
		time.Sleep(66 * time.Minute)
		synctest.Wait()
		if orders := ca.count("/new-order"); orders != 1 {
			t.Errorf("%d orders, want 1", orders)
		}
		stop()
		synctest.Wait()
	})
}

// The first client after a long downtime gets the new certificate.
func TestAnExpiredCertificateIsServedOnlyIfTheCAGivesNoOther(t *testing.T) {
	for _, down := range []bool{false, true} {
		synctest.Test(t, func(t *testing.T) {
			dir := t.TempDir()
			m, ca, _ := newFakeCA(t, dir, 90*day)
			if down {
				ca.disturb = func(string) (*http.Response, error) { return unreachable(nil) }
			}
			storeCertificate(t, dir, time.Now().Add(-91*day), time.Now().Add(-day))
			ctx, stop := context.WithCancel(t.Context())
			m.Keep(ctx)
			certificate, err := m.get(&tls.ClientHelloInfo{ServerName: host})
			if err != nil || time.Now().After(certificate.Leaf.NotAfter) != down {
				t.Errorf("down %v: %v", down, err)
			}
			stop()
			synctest.Wait()
		})
	}
}

func TestAStopAmidATryIsNoFailure(t *testing.T) {
	synctest.Test(t, func(t *testing.T) {
		m, log := newTestManager(t, t.TempDir(), silent)
		keepFor(t, m, time.Second)
		if log.Len() > 0 {
			t.Errorf("log\n%s", log)
		}
	})
}
