package certificates

import (
	"context"
	"fmt"
	"net/http"
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
		{"expired", 90 * day, time.Second, 2 * day, 24, 60},
		{"expired, with the shortest lifetime", time.Minute, time.Second, time.Hour, 30, 61},
	} {
		t.Run(test.name, func(t *testing.T) {
			synctest.Test(t, func(t *testing.T) {
				dir := t.TempDir()
				m, log := newTestManager(t, dir, unreachable)
				storeCertificate(t, dir, 1, time.Now().Add(test.left-test.lifetime), time.Now().Add(test.left))
				keepFor(t, m, test.period)
				if errors := strings.Count(log.String(), `level=ERROR msg="certificate not renewed"`); errors < test.least || errors > test.most {
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
		storeCertificate(t, dir, 1, start, start.Add(lifetime))
		time.AfterFunc(lifetime/2, func() { storeCertificate(t, dir, 2, start.Add(lifetime/2), start.Add(2*lifetime)) })
		expires := func() time.Duration {
			synctest.Wait()
			return time.Unix(int64(valueOf(t, m.expiry)), 0).Sub(start)
		}
		ctx, stop := context.WithTimeout(t.Context(), lifetime)
		defer stop()
		m.Keep(ctx)
		time.Sleep(lifetime*2/3 - time.Second)
		if before := expires(); before != lifetime {
			t.Errorf("before the renewal, the certificate ends after %s, want %s", before, lifetime)
		}
		time.Sleep(time.Hour + lifetime/100) // autocert renews after two thirds of the lifetime, and up to an hour later.
		if after := expires(); after != 2*lifetime {
			t.Errorf("after the renewal, the certificate ends after %s, want %s", after, 2*lifetime)
		}
		stop()
		synctest.Wait()
	})
}

// The CA reports each check that failed with the authorization. autocert reads the authorization again to clean up.
func TestAFailedTryIsOneErrorWithBothCauses(t *testing.T) {
	for _, test := range []struct {
		name  string
		ready bool // for the first certificate, the error comes from Keep
		want  string
	}{
		{"of a renewal", true, "level=WARN msg=\"renewal failed\" name=" + host + " error=\"the CA could not check the name: tls-alpn-01: refused 1; http-01: refused 2\"\n" +
			"level=WARN msg=\"renewal failed\" name=" + host + " error=\"the CA could not check the name: tls-alpn-01: refused 3; http-01: refused 4\"\n"},
		{"of the first certificate", false, ""},
	} {
		t.Run(test.name, func(t *testing.T) {
			var authorization string
			m, log := newTestManager(t, t.TempDir(), func(*http.Request) (*http.Response, error) { return reply(http.StatusOK, authorization), nil })
			m.names[host].ready.Store(test.ready)
			for _, check := range []int{1, 2, 1, 2, 3, 4, 3, 4} {
				authorization = fmt.Sprintf(`{"status": "invalid", "identifier": {"type": "dns", "value": %q}, "challenges": [
					{"type": %q, "url": "https://ca.example/check/%d", "status": "invalid", "error": {"type": "urn:ietf:params:acme:error:connection", "detail": "refused %[3]d"}}]}`,
					host, []string{"http-01", "tls-alpn-01"}[check%2], check)
				if _, err := m.autocert.Client.HTTPClient.Get(directory); err != nil {
					t.Fatal(err)
				}
			}
			if failures := valueOf(t, m.failures); failures != 2 {
				t.Errorf("%.0f failures are counted, want 2", failures)
			}
			if got := log.String(); got != test.want {
				t.Errorf("log\n%swant\n%s", got, test.want)
			}
		})
	}
}

// A tls-alpn-01 check always fails behind a CDN, where http-01 succeeds.
func TestATryThatSucceedsLogsNoFailedCheck(t *testing.T) {
	m, log := newTestManager(t, t.TempDir(), func(*http.Request) (*http.Response, error) {
		return reply(http.StatusOK, `{"identifier": {"value": "`+host+`"}, "challenges": [{"type": "tls-alpn-01", "status": "invalid", "error": {"detail": "refused"}}]}`), nil
	})
	m.names[host].ready.Store(true)
	if _, err := m.autocert.Client.HTTPClient.Get(directory); err != nil || log.Len() > 0 {
		t.Errorf("%v, log %s", err, log)
	}
}

// The client asks for another nonce by itself (RFC 8555, section 6.5).
func TestEveryRefusalButThatOfANonceIsAFailure(t *testing.T) {
	for problem, want := range map[string]float64{"badNonce": 0, "malformed": 1} {
		m, log := newTestManager(t, t.TempDir(), func(*http.Request) (*http.Response, error) {
			return reply(http.StatusBadRequest, `{"type": "urn:ietf:params:acme:error:`+problem+`"}`), nil
		})
		_, err := m.autocert.Client.HTTPClient.Get(directory)
		if failures := valueOf(t, m.failures); err != nil || failures != want || (log.Len() > 0) != (want > 0) {
			t.Errorf("%s: %v, %.0f failures, log %s", problem, err, failures, log)
		}
	}
}
