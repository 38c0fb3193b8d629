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
	"math/big"
	"net/http"
	"net/http/httptest"
	"strings"
	"testing"
	"time"

	"golang.org/x/crypto/acme"
)

// check asks the manager as RFC 8737, section 3, and RFC 8555, section 8.3, say.
func (ca *fakeCA) check(kind string) {
	ca.checks, ca.status, ca.issued = kind, "invalid", ""
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
		request, response := httptest.NewRequest("GET", "http://"+ca.name+"/.well-known/acme-challenge/token-of-http-01", http.NoBody), httptest.NewRecorder()
		ca.manager.AnswerChallenges(http.NotFoundHandler()).ServeHTTP(response, request)
		if response.Body.String() == answer {
			ca.status = "valid"
		}
		return
	}
	certificate, err := ca.manager.get(&tls.ClientHelloInfo{ServerName: strings.ToUpper(ca.name), SupportedProtos: []string{"acme-tls/1"}})
	if err != nil || certificate == nil {
		return
	}
	leaf, _ := x509.ParseCertificate(certificate.Certificate[0])
	digest := sha256.Sum256([]byte(answer))
	for _, extension := range leaf.Extensions {
		if bytes.HasSuffix(extension.Value, digest[:]) && extension.Id.String() == "1.3.6.1.5.5.7.1.31" {
			ca.status = "valid"
		}
	}
}

func (ca *fakeCA) issue(csr string) {
	content, _ := base64.RawURLEncoding.DecodeString(csr)
	request, err := x509.ParseCertificateRequest(content)
	if err != nil {
		ca.t.Error(err)
		return
	}
	ca.issued = certify(ca.t, request.PublicKey, ca.key, request.DNSNames, time.Now(), time.Now().Add(ca.lifetime))
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
