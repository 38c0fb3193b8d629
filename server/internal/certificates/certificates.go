// Package certificates gets the certificates for TLS from an ACME CA, and renews them.
package certificates

import (
	"crypto/tls"
	"fmt"
	"io"
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
	"github.com/prometheus/client_golang/prometheus/promauto"
	"golang.org/x/crypto/acme"
)

// Manager gets the certificates of host names from an ACME CA (RFC 8555), and renews them. The CA checks each name by a TLS
// connection to port 443 (tls-alpn-01, RFC 8737) or, as behind a CDN, by a request to port 80 (http-01, section 8.3).
type Manager struct {
	directory string
	folder    folder
	names     map[string]*progress
	trying    chan struct{} // full during a try: two at a time would make two accounts
	logger    *slog.Logger
	network   http.RoundTripper
	now       func() time.Time

	notBefore, notAfter *prometheus.GaugeVec
	failures            prometheus.Counter
}

type progress struct {
	tried  chan struct{}                   // closed when the first try is over
	inUse  atomic.Pointer[tls.Certificate] // perhaps an expired one
	answer atomic.Pointer[answer]          // never nil
}

// answer is what a check by the CA gets: a certificate for tls-alpn-01, or the content of a path for http-01.
type answer struct {
	certificate   *tls.Certificate
	path, content string
}

// New returns a manager of the certificates of names, from the CA with this ACME directory. It stores them and the account's
// key in a folder of dir for this CA, which it creates for its owner alone, and registers its metrics in registry.
func New(names []string, directory, dir string, registry prometheus.Registerer, logger *slog.Logger) (*Manager, error) {
	dir = filepath.Join(dir, url.PathEscape(strings.TrimPrefix(directory, "https://")))
	if err := os.MkdirAll(dir, 0o700); err != nil {
		return nil, fmt.Errorf("no place for certificates: %w", err)
	}
	metrics := promauto.With(registry)
	gauge := func(name, help string) *prometheus.GaugeVec {
		return metrics.NewGaugeVec(prometheus.GaugeOpts{Name: name, Help: help + ", in seconds since 1970; 0 without one."}, []string{"name"})
	}
	m := &Manager{
		directory: directory,
		folder:    folder{dir: dir, logger: logger.With("folder", dir), sync: (*os.File).Sync},
		names:     map[string]*progress{},
		trying:    make(chan struct{}, 1),
		logger:    logger,
		network:   http.DefaultTransport,
		now:       time.Now,
		notBefore: gauge("goniometria_certificate_not_before_seconds", "When the certificate becomes valid"),
		notAfter:  gauge("goniometria_certificate_not_after_seconds", "When the certificate expires"),
		failures:  metrics.NewCounter(prometheus.CounterOpts{Name: "goniometria_certificate_failures_total", Help: "Failed tries to get a certificate."}),
	}
	for _, name := range names {
		m.names[name] = newProgress()
	}
	return m, nil
}

func newProgress() *progress {
	known := &progress{tried: make(chan struct{})}
	known.answer.Store(new(answer))
	return known
}

// Listener returns a listener for HTTP/2 and HTTP/1.1 over the TLS connections of a TCP listener.
func (m *Manager) Listener(tcp net.Listener) net.Listener {
	return tls.NewListener(tcp, &tls.Config{GetCertificate: m.get, NextProtos: []string{"h2", "http/1.1", acme.ALPNProto}})
}

// AnswerChallenges answers the CA's http-01 requests, and those of others with 404. It passes all other requests on, and, if m
// is nil, every request.
func (m *Manager) AnswerChallenges(next http.Handler) http.Handler {
	return http.HandlerFunc(func(w http.ResponseWriter, r *http.Request) {
		if m == nil || !strings.HasPrefix(r.URL.Path, "/.well-known/acme-challenge/") {
			next.ServeHTTP(w, r)
			return
		}
		if known := m.names[r.Host]; known != nil {
			if answer := known.answer.Load(); answer.path == r.URL.Path {
				io.WriteString(w, answer.content)
				return
			}
		}
		http.Error(w, http.StatusText(http.StatusNotFound), http.StatusNotFound)
	})
}

// get returns the certificate for a handshake. Without one, the client gets the alert unrecognized_name (RFC 6066, section
// 3), or after an error internal_error.
func (m *Manager) get(hello *tls.ClientHelloInfo) (*tls.Certificate, error) {
	known := m.names[strings.ToLower(hello.ServerName)]
	if known == nil {
		return nil, nil
	}
	if slices.Equal(hello.SupportedProtos, []string{acme.ALPNProto}) { // the CA's check
		return known.answer.Load().certificate, nil
	}
	select {
	case <-known.tried:
	case <-time.After(5 * time.Second): // The timeouts of a socket do not end this wait.
	}
	if certificate := known.inUse.Load(); certificate != nil {
		return certificate, nil
	}
	return nil, fmt.Errorf("no certificate for %q", hello.ServerName)
}
