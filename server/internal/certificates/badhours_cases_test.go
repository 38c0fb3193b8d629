package certificates

import (
	"cmp"
	"net/http"
	"os"
	"path/filepath"
	"runtime"
	"strings"
	"testing"
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
	{"an order is processed for 6 minutes", 0, 6 * time.Minute,
		func(_ *testing.T, ca *fakeCA) { ca.slow = 6 * time.Minute }, nil, 1, 1, 2 * time.Minute},
	{"429 for an order that is processed", 0, time.Hour,
		func(_ *testing.T, ca *fakeCA) {
			ca.slow = time.Minute
			ca.disturb = func(path string) (*http.Response, error) {
				if path == "/order" && ca.issued() > 0 {
					return reply(429, "{}"), nil
				}
				return nil, nil
			}
		}, mend, 1, 1, 30 * time.Minute},
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
