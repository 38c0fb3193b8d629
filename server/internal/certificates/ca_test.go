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
	"strings"
	"testing"
	"time"
)

// fakeCA is an ACME server that exists only in memory. It checks names by what the manager answers.
type fakeCA struct {
	t        *testing.T
	manager  *Manager
	lifetime time.Duration
	key      *ecdsa.PrivateKey
	closed   string // the kind of check for which the port is closed
	disturb  func(path string) (*http.Response, error)
	lost     bool // has no account

	requests       []string // paths
	name, checks   string   // the last order's name, and the check that it saw
	status, issued string
}

// newFakeCA returns a manager in the folder dir, and its CA.
func newFakeCA(t *testing.T, dir string, lifetime time.Duration) (*Manager, *fakeCA, *bytes.Buffer) {
	t.Helper()
	key, err := ecdsa.GenerateKey(elliptic.P256(), rand.Reader)
	if err != nil {
		t.Fatal(err)
	}
	ca := &fakeCA{t: t, lifetime: lifetime, key: key, lost: true, disturb: func(string) (*http.Response, error) { return nil, nil }}
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

func (ca *fakeCA) serve(r *http.Request) (*http.Response, error) {
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
	status, body := 200, ""
	switch path := r.URL.Path; {
	case path == "/directory":
		body = `{"newNonce": "https://ca.example/nonce", "newAccount": "https://ca.example/account", "newOrder": "https://ca.example/new-order"}`
	case path == "/nonce":
	case path == "/account":
		ca.lost = false
		body = `{"status": "valid"}`
	case ca.lost:
		status, body = 400, `{"type": "urn:ietf:params:acme:error:accountDoesNotExist", "detail": "account not found"}`
	case path == "/new-order":
		ca.name, ca.checks, ca.status = payload.Identifiers[0].Value, "", "pending"
		status, body = 201, ca.order()
	case path == "/order":
		body = ca.order()
	case path == "/authorization":
		body = fmt.Sprintf(`{"status": %q, "identifier": {"value": %q}, "challenges": [%s, %s]}`, ca.status, ca.name, ca.challenge("http-01"), ca.challenge("tls-alpn-01"))
	case strings.HasPrefix(path, "/challenge/"):
		ca.check(strings.TrimPrefix(path, "/challenge/"))
		body = "{}"
	case path == "/finalize":
		ca.issue(payload.CSR)
		body = ca.order()
	case path == "/certificate":
		body = ca.issued
	}
	response := reply(status, body)
	response.Header.Set("Replay-Nonce", rand.Text())
	response.Header.Set("Location", "https://ca.example/"+map[string]string{"/account": "account/1", "/new-order": "order"}[r.URL.Path])
	return response, nil
}

func (ca *fakeCA) order() string {
	status := map[string]string{"valid": "ready"}[ca.status]
	if ca.issued != "" {
		status = "valid"
	}
	return fmt.Sprintf(`{"status": %q, "authorizations": ["https://ca.example/authorization"], "finalize": "https://ca.example/finalize", "certificate": "https://ca.example/certificate"}`, status)
}

func (ca *fakeCA) challenge(kind string) string {
	result := `"status": "pending"`
	if ca.checks == kind && ca.status == "invalid" {
		result = `"status": "invalid", "error": {"type": "urn:ietf:params:acme:error:connection", "status": 400, "detail": "refused"}`
	}
	return fmt.Sprintf(`{"type": %q, "url": "https://ca.example/challenge/%[1]s", "token": "token-of-%[1]s", %s}`, kind, result)
}
