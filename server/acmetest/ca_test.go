package acmetest

import (
	"crypto/x509"
	"encoding/pem"
	"io"
	"log"
	"net/http/httptest"
	"os"
	"path/filepath"
	"testing"

	"github.com/letsencrypt/challtestsrv"
	"github.com/letsencrypt/pebble/v2/ca"
	"github.com/letsencrypt/pebble/v2/db"
	"github.com/letsencrypt/pebble/v2/va"
	"github.com/letsencrypt/pebble/v2/wfe"
)

// TestMain turns off Pebble's random delays and rejected nonces.
func TestMain(m *testing.M) {
	os.Setenv("PEBBLE_VA_NOSLEEP", "1")
	os.Setenv("PEBBLE_WFE_NONCEREJECT", "0")
	os.Exit(m.Run())
}

// authority is Pebble, Let's Encrypt's ACME server for tests, with a DNS server of its own.
type authority struct {
	*httptest.Server
	roots *x509.CertPool
}

// startAuthority starts a CA whose certificates are valid for validity seconds. It checks names at both ports of 127.0.0.1.
func startAuthority(t *testing.T, tlsPort, httpPort int, validity uint64) *authority {
	t.Helper()
	dnsAddr := freeAddr()
	quiet := log.New(io.Discard, "", 0)
	dns, err := challtestsrv.New(challtestsrv.Config{DNSAddrs: []string{dnsAddr}, Log: quiet})
	if err != nil {
		t.Fatal(err)
	}
	dns.SetDefaultDNSIPv4("127.0.0.1")
	dns.SetDefaultDNSIPv6("")
	go dns.Run()
	t.Cleanup(dns.Shutdown)

	store := db.NewMemoryStore()
	issuer := ca.New(quiet, store, "", "ecdsa", 0, 1, map[string]ca.Profile{"default": {ValidityPeriod: validity}})
	frontEnd := wfe.New(quiet, store, va.New(quiet, httpPort, tlsPort, false, dnsAddr, store), issuer, []string{"ca.example"}, false, false, 1, 1)
	authority := &authority{httptest.NewUnstartedServer(frontEnd.Handler()), x509.NewCertPool()}
	authority.roots.AddCert(issuer.GetRootCert(0).Cert)
	authority.Config.ErrorLog = quiet
	authority.StartTLS()
	t.Cleanup(authority.Close)
	return authority
}

func (a *authority) directory() string { return a.URL + wfe.DirectoryPath }

// certificateFile returns a file with the certificate of the ACME server itself, which no system trusts.
func (a *authority) certificateFile(t *testing.T) string {
	t.Helper()
	name := filepath.Join(t.TempDir(), "ca.pem")
	block := pem.Block{Type: "CERTIFICATE", Bytes: a.Certificate().Raw}
	if err := os.WriteFile(name, pem.EncodeToMemory(&block), 0o600); err != nil {
		t.Fatal(err)
	}
	return name
}
