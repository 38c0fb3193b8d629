package certificates

import (
	"bytes"
	"encoding/json"
	"errors"
	"fmt"
	"io"
	"net/http"
	"strings"
	"sync"

	"golang.org/x/crypto/acme"
)

// transport is the transport of an ACME client. It logs what the network and the CA say of each failure, such as that a
// name has no address: autocert, which renews in the background, drops these errors.
type transport struct {
	base    http.RoundTripper
	manager *Manager

	mu     sync.Mutex
	failed map[string]challenge // the last failed check of each name and type
}

// challenge is one check of a name (RFC 8555, section 8).
type challenge struct {
	Type, URL, Status string
	Error             struct{ Detail string }
}

// RoundTrip also reads problem documents (RFC 8555, section 6.7) and authorization objects (section 7.1.4). It asks the
// CA for nothing while there is no room for a certificate: the CA limits how many it issues.
func (t *transport) RoundTrip(r *http.Request) (*http.Response, error) {
	if t.manager.folder.full.Load() {
		return nil, errors.New("no room for a certificate")
	}
	response, err := t.base.RoundTrip(r)
	var body []byte
	if err == nil {
		defer response.Body.Close()
		body, err = io.ReadAll(response.Body)
	}
	if err != nil {
		t.manager.failures.Inc()
		t.manager.logger.Warn("the CA cannot be reached", "error", err)
		return nil, err
	}
	response.Body = io.NopCloser(bytes.NewReader(body))
	var object struct {
		Type, Detail string
		Identifier   struct{ Value string }
		Challenges   []challenge
	}
	_ = json.Unmarshal(body, &object) // Certificates are no JSON, nor are the errors of proxies.
	// The client asks for another nonce by itself (RFC 8555, section 6.5).
	if response.StatusCode >= 400 && !strings.HasSuffix(object.Type, ":badNonce") {
		t.manager.failures.Inc()
		t.manager.logger.Warn("the CA refused a request", "status", response.StatusCode, "detail", object.Detail)
	}
	t.mu.Lock()
	defer t.mu.Unlock()
	for _, check := range object.Challenges {
		name := object.Identifier.Value
		if last := t.failed[name+check.Type]; check.Status != acme.StatusInvalid || check == last {
			continue // autocert reads it again to clean up.
		}
		t.failed[name+check.Type] = check
		if check.Type == "http-01" { // autocert tries tls-alpn-01 first.
			t.manager.tryFailed(name, fmt.Errorf("the CA could not check the name: tls-alpn-01: %s; http-01: %s", t.failed[name+"tls-alpn-01"].Error.Detail, check.Error.Detail))
		}
	}
	return response, nil
}
