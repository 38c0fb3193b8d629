package certificates

import (
	"context"
	"crypto/tls"
	"crypto/x509"
	"errors"
	"fmt"
	"log/slog"
	"net/http"
	"net/url"
	"strconv"
	"sync"
	"time"

	"golang.org/x/crypto/acme"
)

// Keep obtains the certificate of each name, renews it, and logs each new one and each failure, until ctx ends.
func (m *Manager) Keep(ctx context.Context) {
	for name, known := range m.names {
		m.notBefore.WithLabelValues(name).Set(0)
		m.notAfter.WithLabelValues(name).Set(0)
		go m.keep(ctx, name, known)
	}
}

func (m *Manager) keep(ctx context.Context, name string, known *progress) {
	logger, leaf, failures := m.logger.With("name", name), new(x509.Certificate), 0
	endFirstTry := sync.OnceFunc(func() { close(known.tried) })
	for next := due(leaf); ctx.Err() == nil; {
		if wait := next.Sub(m.now()); wait > 0 {
			select {
			case <-ctx.Done():
			// While a machine is suspended, its timers stand still, and its clock does not.
			case <-time.After(min(wait, max(time.Minute, share(leaf)))):
			}
			continue
		}
		certificate, err := m.renew(ctx, name, leaf)
		if err == nil {
			leaf, failures = certificate.Leaf, 0
			next = due(leaf)
			known.inUse.Store(certificate)
			m.notBefore.WithLabelValues(name).Set(float64(leaf.NotBefore.Unix()))
			m.notAfter.WithLabelValues(name).Set(float64(leaf.NotAfter.Unix()))
			logger = m.logger.With("name", name, "expires", leaf.NotAfter)
			logger.Info("certificate ready", "issuer", leaf.Issuer.CommonName)
		} else if ctx.Err() == nil {
			wait, level := m.retryIn(err, failures, leaf), slog.LevelWarn
			next = m.now().Add(wait).Round(0) // by the clock
			failures++
			m.failures.Inc()
			if leaf.NotAfter.Sub(m.now()) < lifetime(leaf)/6 {
				level = slog.LevelError
			}
			logger.Log(ctx, level, "no new certificate", "error", err, "retry_in", wait)
		}
		if err != nil || m.now().Before(leaf.NotAfter) {
			endFirstTry()
		}
	}
}

// renew returns a certificate that is newer than leaf: from the folder, where an earlier run of the program or another
// process has stored it, or else from the CA.
func (m *Manager) renew(ctx context.Context, name string, leaf *x509.Certificate) (*tls.Certificate, error) {
	if stored := m.folder.newer(name, leaf); stored != nil {
		return stored, nil
	}
	if err := m.order(ctx, name); err != nil {
		return nil, err
	}
	ordered := m.folder.newer(name, leaf)
	if ordered == nil || !m.now().Before(due(ordered.Leaf)) {
		return nil, fmt.Errorf("the CA's new certificate is of no use at %s: set the clock", m.now().UTC())
	}
	return ordered, nil
}

func lifetime(leaf *x509.Certificate) time.Duration { return leaf.NotAfter.Sub(leaf.NotBefore) }

// share returns a small part of the lifetime of a certificate: an hour of 90 days.
func share(leaf *x509.Certificate) time.Duration { return lifetime(leaf) / 2000 }

// due returns when to renew a certificate: after two thirds of its lifetime.
func due(leaf *x509.Certificate) time.Time { return leaf.NotAfter.Add(-lifetime(leaf) / 3) }

// refusedWait is the wait after a refusal or a failed check: Let's Encrypt allows five failed checks of a name an hour, and
// a try makes two. quickWaits are those after what no CA counts, such as a network that is down.
const refusedWait = 30 * time.Minute

var quickWaits = []time.Duration{time.Minute, 2 * time.Minute, 5 * time.Minute, 10 * time.Minute}

// retryIn returns the wait after a try that failed, within a share of the lifetime of the certificate that is in use. The CA
// may ask for a longer one (RFC 9110, section 10.2.3).
func (m *Manager) retryIn(err error, triesBefore int, leaf *x509.Certificate) time.Duration {
	wait, refusal := refusedWait, new(acme.Error)
	if errors.As(err, &refusal) && refusal.StatusCode >= 500 || errors.As(err, new(*url.Error)) || errors.Is(err, errNoRoom) {
		wait = quickWaits[min(triesBefore, len(quickWaits)-1)]
	}
	if lifetime := lifetime(leaf); lifetime > 0 {
		wait = min(max(wait, share(leaf)), lifetime/24)
		if m.now().After(leaf.NotAfter) {
			wait = max(wait, time.Minute)
		}
	}
	asked := refusal.Header.Get("Retry-After")
	until, _ := http.ParseTime(asked)
	seconds, _ := strconv.Atoi(asked)
	return max(wait, until.Sub(m.now()), time.Duration(seconds)*time.Second)
}
