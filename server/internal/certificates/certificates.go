// Package certificates gets the certificates for TLS from an ACME CA, and renews them.
package certificates

import (
	"context"
	"crypto/tls"
	"errors"
	"fmt"
	"log/slog"
	"net"
	"net/http"
	"net/url"
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
	names    map[string]*progress
	logger   *slog.Logger
}

type progress struct {
	tried chan struct{} // closed when the first try is over
	ready atomic.Bool   // has a certificate, perhaps an expired one
}

// New returns a manager of the certificates of names, which the CA with the given ACME directory issues. A folder of dir
// for this CA keeps them and the account's key. It is created if it does not exist, for its owner alone.
func New(names []string, directory, dir string, logger *slog.Logger) (*Manager, error) {
	cache := autocert.DirCache(filepath.Join(dir, url.PathEscape(strings.TrimPrefix(directory, "https://"))))
	if err := errors.Join(cache.Put(context.Background(), "write-test", nil), cache.Delete(context.Background(), "write-test")); err != nil {
		return nil, fmt.Errorf("no place for certificates: %w", err)
	}
	m := &Manager{names: map[string]*progress{}, logger: logger}
	for _, name := range names {
		m.names[name] = &progress{tried: make(chan struct{})}
	}
	m.autocert = &autocert.Manager{
		Prompt:     autocert.AcceptTOS,
		Cache:      cache,
		HostPolicy: autocert.HostWhitelist(names...),
		Client:     newACMEClient(directory, logger),
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
	answer := m.autocert.HTTPHandler(next)
	return http.HandlerFunc(func(w http.ResponseWriter, r *http.Request) {
		if r.Method != http.MethodGet || r.ContentLength != 0 {
			next.ServeHTTP(w, r)
			return
		}
		answer.ServeHTTP(w, r)
	})
}

// firstTry is how long a handshake waits for the first certificate. The timeouts of a socket do not end that wait.
const firstTry = 5 * time.Second

// get returns the certificate for a handshake. Only Keep asks the CA: handshakes must not use up the number of failures
// that the CA allows.
func (m *Manager) get(hello *tls.ClientHelloInfo) (*tls.Certificate, error) {
	if slices.Equal(hello.SupportedProtos, []string{acme.ALPNProto}) {
		return m.autocert.GetCertificate(hello) // the CA's check
	}
	name := strings.ToLower(hello.ServerName)
	known, found := m.names[name]
	if !found {
		return nil, fmt.Errorf("unknown name %q", name)
	}
	select {
	case <-known.tried:
	case <-time.After(firstTry):
	}
	if !known.ready.Load() {
		return nil, fmt.Errorf("no certificate for %q", name)
	}
	return m.autocert.GetCertificate(helloFor(name))
}

// helloFor returns what the manager reads of a handshake. The cipher suite makes it choose an ECDSA certificate.
func helloFor(name string) *tls.ClientHelloInfo {
	return &tls.ClientHelloInfo{ServerName: name, CipherSuites: []uint16{tls.TLS_ECDHE_ECDSA_WITH_AES_128_GCM_SHA256}}
}

// Keep asks for the certificates that are missing, and logs each new one and each failure. It calls expires with the end
// of each certificate in use, and returns when ctx ends.
func (m *Manager) Keep(ctx context.Context, expires func(name string, notAfter time.Time)) {
	var names sync.WaitGroup
	for name, known := range m.names {
		names.Go(func() { m.keep(ctx, name, known, expires) })
	}
	names.Wait()
}

func (m *Manager) keep(ctx context.Context, name string, known *progress, expires func(name string, notAfter time.Time)) {
	const firstRetry, lastRetry = 2 * time.Minute, time.Hour // Let's Encrypt allows five failures an hour.
	logger, serial, wait := m.logger.With("name", name), "", firstRetry/2
	endFirstTry := sync.OnceFunc(func() { close(known.tried) })
	for ctx.Err() == nil {
		certificate, err := m.autocert.GetCertificate(helloFor(name))
		if err != nil {
			wait = min(2*wait, lastRetry)
			logger.Error("no certificate", "error", err, "retry_in", wait)
		} else {
			leaf := certificate.Leaf
			lifetime, rest := leaf.NotAfter.Sub(leaf.NotBefore), time.Until(leaf.NotAfter)
			if rest < lifetime/6 { // The manager renews it after two thirds, and tries again every hour.
				logger.Error("certificate not renewed", "expires", leaf.NotAfter)
			}
			if leaf.SerialNumber.String() != serial {
				serial = leaf.SerialNumber.String()
				known.ready.Store(true)
				expires(name, leaf.NotAfter)
				logger.Info("certificate ready", "issuer", leaf.Issuer.CommonName, "expires", leaf.NotAfter)
			}
			wait = max(min(time.Hour, rest/10), time.Second)
		}
		endFirstTry()
		select {
		case <-ctx.Done():
		case <-time.After(wait):
		}
	}
}
