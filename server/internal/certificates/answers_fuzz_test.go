package certificates

import (
	"net/http"
	"strings"
	"testing"
	"testing/synctest"
	"time"
)

// FuzzAnswers sends any response in the place of one kind of a CA's, to one try and to the next.
func FuzzAnswers(f *testing.F) {
	paths := []string{"/directory", "/nonce", "/account", "/new-order", "/order", "/authorization", "/challenge/tls-alpn-01", "/finalize", "/certificate"}
	for number := range paths {
		f.Add(number, 200, "", "", "{}")
		f.Add(number, 201, "-1", "https://ca.example/order?0", `{"status": "ready", "finalize": "https://ca.example/finalize?0", "expires": "2000-01-08T00:00:00Z"}`)
		f.Add(number, 429, "9999999999", "", `{"type": "urn:ietf:params:acme:error:rateLimited", "subproblems": [null]}`)
		f.Add(number, 200, "Sat, 01 Jan 2000 00:00:00 GMT", "", `{"status": "invalid", "challenges": [null, {"type": "tls-alpn-01", "status": "invalid"}]}`)
		f.Add(number, 503, "", "", "-----BEGIN CERTIFICATE-----\nYWJj\n-----END CERTIFICATE-----\n")
	}
	f.Fuzz(func(t *testing.T, number, status int, retryAfter, location, body string) {
		if number < 0 || number >= len(paths) || status < 200 || status > 599 {
			return
		}
		synctest.Test(t, func(t *testing.T) {
			m, ca, log := newFakeCA(t, t.TempDir(), 90*day)
			ca.disturb = func(path string) (*http.Response, error) {
				if path != paths[number] || time.Now().Minute() >= 20 { // The bubble starts at 0:00.
					return nil, nil
				}
				response := reply(status, body)
				response.Header = http.Header{"Retry-After": {retryAfter}, "Location": {location}, "Replay-Nonce": {"nonce"}}
				return response, nil
			}
			keepFor(t, m, 59*time.Minute)
			if strings.Contains(log.String(), "a fault of the program") || len(ca.requests) > 5000 {
				t.Errorf("%d requests, log\n%.5000s", len(ca.requests), log)
			}
		})
	})
}
