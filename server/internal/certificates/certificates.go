// Package certificates gets the certificates for TLS from an ACME CA, and renews them.
package certificates

import (
	"crypto/tls"
	"fmt"
	"log/slog"
	"net"
	"net/http"
	"net/url"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"sync/atomic"
	"time"

	"github.com/prometheus/client_golang/prometheus"
	"golang.org/x/crypto/acme"
	"golang.org/x/crypto/acme/autocert"
)

// Manager gets the certificates of some host names from an ACME CA (RFC 8555), and renews them. The CA checks each
// name by a TLS connection to port 443 (tls-alpn-01, RFC 8737), or else, as behind a CDN, by a request to port 80
// (http-01, RFC 8555, section 8.3).
type Manager struct {
	autocert *autocert.Manager
	folder   *folder
	names    map[string]*progress
	logger   *slog.Logger

	expiry   *prometheus.GaugeVec
	failures prometheus.Counter
}

type progress struct {
	hello   *tls.ClientHelloInfo  // what autocert reads of a handshake
	tried   chan struct{}         // closed when the first try is over
	ready   atomic.Bool           // has a certificate, perhaps an expired one
	failure atomic.Pointer[error] // why the CA could not check the name
}

// New returns a manager of the certificates of names, which the CA with the given ACME directory issues. It keeps them and
// the account's key in a folder of dir for this CA, which it creates for its owner alone if it does not exist. It registers
// its metrics in registry.
func New(names []string, directory, dir string, registry prometheus.Registerer, logger *slog.Logger) (*Manager, error) {
	dir = filepath.Join(dir, url.PathEscape(strings.TrimPrefix(directory, "https://")))
	if err := os.MkdirAll(dir, 0o700); err != nil {
		return nil, fmt.Errorf("no place for certificates: %w", err)
	}
	m := &Manager{
		folder: &folder{DirCache: autocert.DirCache(dir), logger: logger.With("folder", dir)},
		names:  map[string]*progress{},
		logger: logger,
		expiry: prometheus.NewGaugeVec(prometheus.GaugeOpts{
			Name: "goniometria_certificate_not_after_seconds", Help: "When the certificate expires, in seconds since 1970; 0 without one.",
		}, []string{"name"}),
		failures: prometheus.NewCounter(prometheus.CounterOpts{
			Name: "goniometria_certificate_failures_total", Help: "Failed requests to the certificate authority, and failed checks by it.",
		}),
	}
	registry.MustRegister(m.expiry, m.failures)
	for _, name := range names {
		// The cipher suite makes autocert choose an ECDSA certificate.
		hello := &tls.ClientHelloInfo{ServerName: name, CipherSuites: []uint16{tls.TLS_ECDHE_ECDSA_WITH_AES_128_GCM_SHA256}}
		m.names[name] = &progress{hello: hello, tried: make(chan struct{})}
	}
	client := &http.Client{Transport: &transport{base: http.DefaultTransport, manager: m, failed: map[string]challenge{}}, Timeout: 15 * time.Second}
	m.autocert = &autocert.Manager{
		Prompt:     autocert.AcceptTOS,
		Cache:      m.folder,
		HostPolicy: autocert.HostWhitelist(names...),
		Client:     &acme.Client{DirectoryURL: directory, HTTPClient: client},
	}
	return m, nil
}

// Listener returns a listener for HTTP/2 and HTTP/1.1 over the TLS connections of a TCP listener.
func (m *Manager) Listener(tcp net.Listener) net.Listener {
	return tls.NewListener(tcp, &tls.Config{
		GetCertificate: m.get,
		NextProtos:     []string{"h2", "http/1.1", acme.ALPNProto},
	})
}

// AnswerChallenges answers the CA's http-01 requests, and with 404 those of others. Every other request goes on to next.
func (m *Manager) AnswerChallenges(next http.Handler) http.Handler {
	answers := m.autocert.HTTPHandler(next)
	return http.HandlerFunc(func(w http.ResponseWriter, r *http.Request) {
		if strings.HasPrefix(r.URL.Path, "/.well-known/acme-challenge/") && m.names[r.Host] == nil {
			http.Error(w, http.StatusText(http.StatusNotFound), http.StatusNotFound)
			return
		}
		answers.ServeHTTP(w, r)
	})
}

// get returns the certificate for a handshake. Only Keep asks the CA: handshakes must not use up the number of failures
// that the CA allows.
func (m *Manager) get(hello *tls.ClientHelloInfo) (*tls.Certificate, error) {
	if slices.Equal(hello.SupportedProtos, []string{acme.ALPNProto}) {
		return m.autocert.GetCertificate(hello) // the CA's check
	}
	known := m.names[strings.ToLower(hello.ServerName)]
	if known == nil {
		return nil, nil // The client gets the alert unrecognized_name (RFC 6066, section 3).
	}
	select {
	case <-known.tried:
	case <-time.After(5 * time.Second): // The timeouts of a socket do not end this wait.
	}
	if !known.ready.Load() {
		return nil, fmt.Errorf("no certificate for %q", hello.ServerName)
	}
	return m.autocert.GetCertificate(known.hello)
}
