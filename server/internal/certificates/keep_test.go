package certificates

import (
	"crypto/tls"
	"errors"
	"net/http"
	"slices"
	"strings"
	"testing"
	"testing/synctest"
	"time"
)

// Neither the timeouts of a socket nor its end reach a handshake that waits.
func TestAHandshakeBeforeTheFirstCertificateFailsWithinSeconds(t *testing.T) {
	synctest.Test(t, func(t *testing.T) {
		m, _ := newTestManager(t, t.TempDir(), unreachable)
		start := time.Now()
		_, err := m.get(&tls.ClientHelloInfo{ServerName: host})
		if took := time.Since(start); err == nil || took > 10*time.Second {
			t.Errorf("%v after %s", err, took)
		}
	})
}

func TestAHandshakeAfterTheFirstTryDoesNotWait(t *testing.T) {
	synctest.Test(t, func(t *testing.T) {
		m, _ := newTestManager(t, t.TempDir(), unreachable)
		keepFor(t, m, time.Second)
		start := time.Now()
		if _, err := m.get(&tls.ClientHelloInfo{ServerName: host}); err == nil || time.Since(start) > 0 {
			t.Errorf("%v after %s", err, time.Since(start))
		}
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
		{"an error of the CA", refuse(500, "0"), []time.Duration{0, 6, 13, 23, 38, 53}}, // the client repeats it for five minutes
		{"a refusal", refuse(403, ""), []time.Duration{0, 30}},
		{"a refusal for some time", refuse(403, "2400"), []time.Duration{0, 40}},
		{"a refusal until some time", refuse(403, "Sat, 01 Jan 2000 00:50:00 GMT"), []time.Duration{0, 50}}, // The bubble starts at 0:00.
		{"a refusal for no time", refuse(403, "-2400"), []time.Duration{0, 30}},
	} {
		t.Run(test.name, func(t *testing.T) {
			synctest.Test(t, func(t *testing.T) {
				start, last, tries := time.Now(), time.Time{}, []time.Duration(nil)
				m, _ := newTestManager(t, t.TempDir(), func(r *http.Request) (*http.Response, error) {
					if time.Since(last) > 30*time.Second { // else the client repeats a request within a try
						tries = append(tries, time.Since(start).Round(time.Minute)/time.Minute)
					}
					last = time.Now()
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

func TestAFailedCheckIsLoggedOnceAndWaitsLonger(t *testing.T) {
	synctest.Test(t, func(t *testing.T) {
		m, log := newTestManager(t, t.TempDir(), nil)
		m.autocert.Client.HTTPClient.Transport.(*transport).base = roundTripper(func(r *http.Request) (*http.Response, error) {
			if log.Len() == 0 {
				m.tryFailed(host, errors.New("no address"))
			}
			return unreachable(r)
		})
		keepFor(t, m, 40*time.Minute)
		var lines []string
		for line := range strings.Lines(log.String()) {
			if rest, found := strings.CutPrefix(line, `level=ERROR msg="no certificate" name=`+host+" error="); found {
				lines = append(lines, rest)
			}
		}
		want := []string{"\"no address\" retry_in=30m0s\n", "network is down\" retry_in=2m0s\n"}
		if len(lines) < 2 || lines[0] != want[0] || !strings.HasSuffix(lines[1], want[1]) {
			t.Errorf("lines %q, want %q", lines, want)
		}
	})
}
