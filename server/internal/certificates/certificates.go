// Package certificates gets the certificates for TLS from an ACME CA, and renews them.
package certificates

import (
	"context"
	"crypto/tls"
	"crypto/x509"
	"fmt"
	"log/slog"
	"net"
	"net/http"
	"net/url"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"sync"
	"sync/atomic"
	"time"

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
}

type progress struct {
	hello   *tls.ClientHelloInfo  // what autocert reads of a handshake
	tried   chan struct{}         // closed when the first try is over
	ready   atomic.Bool           // has a certificate, perhaps an expired one
	failure atomic.Pointer[error] // why the CA could not check the name
}

// New returns a manager of the certificates of names, which the CA with the given ACME directory issues. It keeps them and
// the account's key in a folder of dir for this CA, which it creates for its owner alone if it does not exist.
func New(names []string, directory, dir string, logger *slog.Logger) (*Manager, error) {
	dir = filepath.Join(dir, url.PathEscape(strings.TrimPrefix(directory, "https://")))
	if err := os.MkdirAll(dir, 0o700); err != nil {
		return nil, fmt.Errorf("no place for certificates: %w", err)
	}
	m := &Manager{folder: &folder{autocert.DirCache(dir), logger.With("folder", dir)}, names: map[string]*progress{}, logger: logger}
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

// AnswerChallenges answers the CA's http-01 requests. Every other request goes on to next.
func (m *Manager) AnswerChallenges(next http.Handler) http.Handler {
	return m.autocert.HTTPHandler(next)
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

// Keep starts to ask for the certificates that are missing, and to log each new one and each failure, until ctx ends. It
// calls expires with the end of each certificate in use, and with 1970 before the first one.
func (m *Manager) Keep(ctx context.Context, expires func(name string, notAfter time.Time)) {
	for name, known := range m.names {
		expires(name, time.Unix(0, 0))
		go m.keep(ctx, name, known, expires)
	}
}

func (m *Manager) keep(ctx context.Context, name string, known *progress, expires func(name string, notAfter time.Time)) {
	// Let's Encrypt allows five failed checks of a name an hour, and a try fails two.
	wait, retry := time.Duration(0), 30*time.Minute
	logger, inUse := m.logger.With("name", name), new(x509.Certificate)
	endFirstTry := sync.OnceFunc(func() { close(known.tried) })
	for ctx.Err() == nil {
		certificate, err := m.autocert.GetCertificate(known.hello)
		if err != nil {
			wait, retry = retry, time.Hour
			if failure := known.failure.Swap(nil); failure != nil {
				err = *failure
			}
			logger.Error("no certificate", "error", err, "retry_in", wait)
		} else {
			leaf := certificate.Leaf
			lifetime := leaf.NotAfter.Sub(leaf.NotBefore)
			wait = lifetime / 2000                      // an hour of 90 days
			if time.Until(leaf.NotAfter) < lifetime/6 { // autocert renews it after two thirds, and tries again every hour.
				wait = max(wait, time.Minute)
				logger.Error("certificate not renewed", "expires", leaf.NotAfter)
			}
			if !leaf.Equal(inUse) {
				inUse = leaf
				known.ready.Store(true)
				expires(name, leaf.NotAfter)
				logger.Info("certificate ready", "issuer", leaf.Issuer.CommonName, "expires", leaf.NotAfter)
			}
		}
		endFirstTry()
		select {
		case <-ctx.Done():
		case <-time.After(wait):
		}
	}
}

// tryFailed logs why a renewal failed. For a first certificate, keep logs it.
func (m *Manager) tryFailed(name string, err error) {
	if known := m.names[name]; known != nil && !known.ready.Load() {
		known.failure.Store(&err)
	} else {
		m.logger.Warn("renewal failed", "name", name, "error", err)
	}
}
