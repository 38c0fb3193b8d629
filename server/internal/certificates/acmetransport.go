package certificates

import (
	"bytes"
	"encoding/json"
	"io"
	"log/slog"
	"net/http"
	"strings"
	"time"

	"golang.org/x/crypto/acme"
)

// acmeTransport is the transport of an ACME client. It logs what the network and the CA say of each failure, such as
// that a name has no address: autocert renews in the background, and drops that.
type acmeTransport struct {
	base   http.RoundTripper
	logger *slog.Logger
}

func newACMEClient(directory string, logger *slog.Logger) *acme.Client {
	client := &http.Client{Transport: acmeTransport{http.DefaultTransport, logger}, Timeout: 15 * time.Second}
	return &acme.Client{DirectoryURL: directory, HTTPClient: client}
}

// RoundTrip also reads problem documents (RFC 8555, section 6.7) and authorization objects (section 7.1.4).
func (t acmeTransport) RoundTrip(r *http.Request) (*http.Response, error) {
	response, err := t.base.RoundTrip(r)
	var body []byte
	if err == nil {
		defer response.Body.Close()
		body, err = io.ReadAll(response.Body)
	}
	if err != nil {
		t.logger.Warn("the CA cannot be reached", "error", err)
		return nil, err
	}
	response.Body = io.NopCloser(bytes.NewReader(body))
	var object struct {
		Type, Detail string
		Identifier   struct{ Value string }
		Challenges   []struct{ Error struct{ Detail string } }
	}
	_ = json.Unmarshal(body, &object) // Certificates are no JSON, nor are the errors of proxies.
	// The client asks for another nonce by itself (RFC 8555, section 6.5).
	if response.StatusCode >= 400 && !strings.HasSuffix(object.Type, ":badNonce") {
		t.logger.Warn("the CA refused a request", "status", response.StatusCode, "detail", object.Detail)
	}
	for _, challenge := range object.Challenges {
		if detail := challenge.Error.Detail; detail != "" {
			t.logger.Warn("the CA could not check a name", "name", object.Identifier.Value, "detail", detail)
		}
	}
	return response, nil
}
