package certificates

import (
	"bytes"
	"crypto"
	"crypto/ecdsa"
	"crypto/rand"
	"crypto/sha256"
	"crypto/tls"
	"crypto/x509"
	"encoding/base64"
	"encoding/pem"
	"fmt"
	"math/big"
	"net/http"
	"net/http/httptest"
	"strings"
	"testing"
	"time"

	"golang.org/x/crypto/acme"
)

// fakeOrder is an order with its only authorization.
type fakeOrder struct {
	account        int
	name           string
	created        time.Time
	checks, status string    // the kind of the last check, and its result
	done           time.Time // when it is no longer processed
	issued         string
}

func (o *fakeOrder) body(ca *fakeCA, number int) string {
	status := map[string]string{"pending": "pending", "valid": "ready", "invalid": "invalid"}[o.status]
	if o.issued != "" {
		status = "processing"
		if !time.Now().Before(o.done) {
			status = "valid"
		}
	}
	return fmt.Sprintf(`{"status": %q, "expires": %q, "authorizations": ["https://ca.example/authorization?%d"], "finalize": "https://ca.example/finalize?%[3]d", "certificate": "https://ca.example/certificate?%[3]d"}`,
		status, o.created.Add(ca.expiry).Format(time.RFC3339), number)
}

func (o *fakeOrder) authorization(number int) string {
	return fmt.Sprintf(`{"status": %q, "identifier": {"value": %q}, "challenges": [%s, %s]}`,
		o.status, o.name, o.challenge("http-01", number), o.challenge("tls-alpn-01", number))
}

func (o *fakeOrder) challenge(kind string, number int) string {
	result := `"status": "pending"`
	if o.checks == kind && o.status == "invalid" {
		result = `"status": "invalid", "error": {"type": "urn:ietf:params:acme:error:connection", "status": 400, "detail": "refused"}`
	}
	return fmt.Sprintf(`{"type": %q, "url": "https://ca.example/challenge/%[1]s?%d", "token": "token-of-%[1]s", %[3]s}`, kind, number, result)
}

// check asks the manager as RFC 8737, section 3, and RFC 8555, section 8.3, say.
func (ca *fakeCA) check(order *fakeOrder, kind string) {
	order.checks, order.status = kind, "invalid"
	if kind == ca.closed || ca.closed == "both" {
		return
	}
	key, err := ca.manager.folder.accountKey()
	if err != nil {
		ca.t.Error(err)
		return
	}
	thumbprint, _ := acme.JWKThumbprint(key.Public())
	answer := "token-of-" + kind + "." + thumbprint
	if kind == "http-01" {
		request, response := httptest.NewRequest("GET", "http://"+order.name+"/.well-known/acme-challenge/token-of-http-01", http.NoBody), httptest.NewRecorder()
		ca.manager.AnswerChallenges(http.NotFoundHandler()).ServeHTTP(response, request)
		if response.Body.String() == answer {
			order.status = "valid"
		}
		return
	}
	certificate, err := ca.manager.get(&tls.ClientHelloInfo{ServerName: strings.ToUpper(order.name), SupportedProtos: []string{"acme-tls/1"}})
	if err != nil || certificate == nil {
		return
	}
	leaf, _ := x509.ParseCertificate(certificate.Certificate[0])
	digest := sha256.Sum256([]byte(answer))
	for _, extension := range leaf.Extensions {
		if bytes.HasSuffix(extension.Value, digest[:]) && extension.Id.String() == "1.3.6.1.5.5.7.1.31" {
			order.status = "valid"
		}
	}
}

func (ca *fakeCA) issue(order *fakeOrder, csr string) {
	content, _ := base64.RawURLEncoding.DecodeString(csr)
	request, err := x509.ParseCertificateRequest(content)
	if err != nil {
		ca.t.Error(err)
		return
	}
	order.done = time.Now().Add(ca.slow)
	order.issued = certify(ca.t, request.PublicKey, ca.key, request.DNSNames, time.Now(), time.Now().Add(ca.lifetime))
}

// certify returns a certificate as a PEM block.
func certify(t *testing.T, public crypto.PublicKey, issuer *ecdsa.PrivateKey, names []string, notBefore, notAfter time.Time) string {
	serial, _ := rand.Int(rand.Reader, big.NewInt(1<<62))
	template := &x509.Certificate{SerialNumber: serial, DNSNames: names, NotBefore: notBefore, NotAfter: notAfter}
	certificate, err := x509.CreateCertificate(rand.Reader, template, template, public, issuer)
	if err != nil {
		t.Error(err)
	}
	return string(pem.EncodeToMemory(&pem.Block{Type: "CERTIFICATE", Bytes: certificate}))
}
