package certificates

import (
	"crypto/tls"
	"net/http"
	"slices"
	"strings"
	"testing"
	"testing/synctest"
	"time"
)

// Neither the timeouts of a socket nor its end stop a handshake that waits.
func TestAHandshakeWithoutACertificateWaitsOnlyForTheFirstTry(t *testing.T) {
	synctest.Test(t, func(t *testing.T) {
		m, _ := newTestManager(t, t.TempDir(), unreachable)
		checkFails := func(atMost time.Duration) {
			start := time.Now()
			if _, err := m.get(&tls.ClientHelloInfo{ServerName: host}); err == nil || time.Since(start) > atMost {
				t.Errorf("%v after %s, want at most %s", err, time.Since(start), atMost)
			}
		}
		checkFails(10 * time.Second)
		keepFor(t, m, time.Second)
		checkFails(0)
	})
}

// Let's Encrypt allows five failed checks of a name an hour, and a try may fail two of them.
func TestTheWaitBeforeTheNextTryAtTheCA(t *testing.T) {
	refuse := func(status int, retryAfter string) roundTripper {
		return func(*http.Request) (*http.Response, error) {
			response := reply(status, "{}")
			response.Header.Set("Retry-After", retryAfter)
			return response, nil
		}
	}
	quick := []time.Duration{0, 1, 3, 8, 18, 28, 38, 48, 58}
	for _, test := range []struct {
		name string
		ca   roundTripper
		want []time.Duration // minutes of the tries, within an hour
	}{
		{"a network that is down", unreachable, quick},
		{"an error of the CA", refuse(500, "0"), quick},
		{"an error of the CA for some time", refuse(503, "2400"), []time.Duration{0, 40}},
		{"a refusal", refuse(403, ""), []time.Duration{0, 30}},
		{"a refusal for some time", refuse(403, "2400"), []time.Duration{0, 40}},
		{"a refusal until some time", refuse(403, "Sat, 01 Jan 2000 00:50:00 GMT"), []time.Duration{0, 50}}, // The bubble starts at 0:00.
		{"too many requests", refuse(429, ""), []time.Duration{0, 30}},
		{"too many requests for some time", refuse(429, "2400"), []time.Duration{0, 40}},
		{"a refusal for no time", refuse(403, "-2400"), []time.Duration{0, 30}},
	} {
		t.Run(test.name, func(t *testing.T) {
			synctest.Test(t, func(t *testing.T) {
				start, tries := time.Now(), []time.Duration(nil)
				m, _ := newTestManager(t, t.TempDir(), func(r *http.Request) (*http.Response, error) {
					tries = append(tries, time.Since(start).Round(time.Minute)/time.Minute)
					return test.ca(r)
				})
				keepFor(t, m, time.Hour-time.Minute)
				if !slices.Equal(tries, test.want) {
					t.Errorf("tries after minutes %d, want %d", tries, test.want)
				}
			})
		})
	}
}

// A valid certificate is still served, whatever happens at its renewal.
func TestAPanicIsLoggedAsAnErrorAndTriedAgain(t *testing.T) {
	synctest.Test(t, func(t *testing.T) {
		dir, start := t.TempDir(), time.Now()
		m, ca, log := newFakeCA(t, dir, 90*day)
		storeCertificate(t, dir, start.Add(-61*day), start.Add(29*day)) // With 29 days left, other failures are warnings.
		ca.disturb = func(string) (*http.Response, error) {
			if time.Since(start) < time.Hour {
				var nothing error
				_ = nothing.Error()
			}
			return nil, nil
		}
		keepFor(t, m, 3*time.Hour)
		want := `level=ERROR msg="a fault of the program" name=` + host + ` cause="runtime error: `
		if !strings.Contains(log.String(), want) || !strings.Contains(log.String(), "keep_test.go") {
			t.Errorf("log lacks %s with the place\n%s", want, log)
		}
		checkOperatorsPage(t, log.String())
		if ready := strings.Count(log.String(), `msg="certificate ready"`); ready != 2 || len(ca.orders) != 1 {
			t.Errorf("%d certificates, %d orders; log\n%s", ready, len(ca.orders), log)
		}
	})
}
