package certificates

import (
	"bytes"
	"crypto/ecdsa"
	"crypto/elliptic"
	"crypto/rand"
	"encoding/base64"
	"encoding/json"
	"fmt"
	"net/http"
	"strconv"
	"strings"
	"sync"
	"testing"
	"time"
)

// fakeCA is an ACME server that exists only in memory. It checks names by what the manager answers.
type fakeCA struct {
	t          *testing.T
	manager    *Manager
	lifetime   time.Duration
	key        *ecdsa.PrivateKey
	closed     string        // the kind of check for which the port is closed
	slow       time.Duration // from a request to finalize an order to its certificate
	expiry     time.Duration // of an order
	disturb    func(path string) (*http.Response, error)
	edit       func(path, body string) string
	retryAfter string // of each response
	lost       bool   // has no account

	lock     sync.Mutex // held by each request
	requests []string   // paths
	accounts int        // that it had so far
	orders   []*fakeOrder
}

// newFakeCA returns a manager in the folder dir, and its CA.
func newFakeCA(t *testing.T, dir string, lifetime time.Duration) (*Manager, *fakeCA, *bytes.Buffer) {
	t.Helper()
	key, err := ecdsa.GenerateKey(elliptic.P256(), rand.Reader)
	if err != nil {
		t.Fatal(err)
	}
	ca := &fakeCA{t: t, lifetime: lifetime, key: key, expiry: 7 * day, lost: true}
	ca.disturb = func(string) (*http.Response, error) { return nil, nil }
	ca.edit = func(_, body string) string { return body }
	m, log := newTestManager(t, dir, ca.serve)
	ca.manager = m
	return m, ca, log
}

func (ca *fakeCA) count(path string) (requests int) {
	for _, requested := range ca.requests {
		if requested == path {
			requests++
		}
	}
	return requests
}

// issued returns how many orders have, or will have, a certificate.
func (ca *fakeCA) issued() (certificates int) {
	for _, order := range ca.orders {
		if order.issued != "" {
			certificates++
		}
	}
	return certificates
}

func (ca *fakeCA) serve(r *http.Request) (*http.Response, error) {
	ca.lock.Lock()
	defer ca.lock.Unlock()
	ca.requests = append(ca.requests, r.URL.Path)
	if response, err := ca.disturb(r.URL.Path); response != nil || err != nil {
		return response, err
	}
	var payload struct {
		Identifiers []struct{ Value string }
		CSR         string
	}
	if r.Body != nil {
		var signed struct{ Payload string }
		json.NewDecoder(r.Body).Decode(&signed)
		content, _ := base64.RawURLEncoding.DecodeString(signed.Payload)
		json.Unmarshal(content, &payload)
	}
	status, body, location := 200, "", ""
	number, _ := strconv.Atoi(r.URL.RawQuery)
	switch path := r.URL.Path; {
	case path == "/directory":
		body = `{"newNonce": "https://ca.example/nonce", "newAccount": "https://ca.example/account", "newOrder": "https://ca.example/new-order"}`
	case path == "/nonce":
	case path == "/account":
		if ca.lost {
			ca.lost = false
			ca.accounts++
		}
		body, location = `{"status": "valid"}`, "https://ca.example/account/1"
	case ca.lost:
		status, body = 400, `{"type": "urn:ietf:params:acme:error:accountDoesNotExist", "detail": "account not found"}`
	case path == "/new-order":
		order := &fakeOrder{account: ca.accounts, name: payload.Identifiers[0].Value, created: time.Now(), status: "pending"}
		number, ca.orders = len(ca.orders), append(ca.orders, order)
		status, body, location = 201, order.body(ca, number), fmt.Sprintf("https://ca.example/order?%d", number)
	case number >= len(ca.orders) || ca.orders[number].account != ca.accounts:
		status, body = 404, `{"type": "urn:ietf:params:acme:error:malformed", "detail": "no such order"}`
	case path == "/order":
		body = ca.orders[number].body(ca, number)
	case path == "/authorization":
		body = ca.orders[number].authorization(number)
	case strings.HasPrefix(path, "/challenge/"):
		ca.check(ca.orders[number], strings.TrimPrefix(path, "/challenge/"))
		body = "{}"
	case path == "/finalize":
		ca.issue(ca.orders[number], payload.CSR)
		body = ca.orders[number].body(ca, number)
	case path == "/certificate":
		body = ca.orders[number].issued
	}
	response := reply(status, ca.edit(r.URL.Path, body))
	response.Header.Set("Replay-Nonce", rand.Text())
	if location != "" { // RFC 8555, section 7.1: of a new account or order alone
		response.Header.Set("Location", location)
	}
	if ca.retryAfter != "" {
		response.Header.Set("Retry-After", ca.retryAfter)
	}
	return response, nil
}
