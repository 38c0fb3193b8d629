package certificates

import (
	"cmp"
	"context"
	"crypto/tls"
	"crypto/x509"
	"errors"
	"fmt"
	"log/slog"
	"net/http"
	"net/url"
	"runtime/debug"
	"strconv"
	"strings"
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
			// While a machine is suspended, its timers stop, and its clock does not.
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
			wait, explained := m.explain(err, failures, leaf)
			next = m.now().Add(wait).Round(0) // by the clock
			failures++
			m.failures.Inc()
			level := slog.LevelWarn
			if leaf.NotAfter.Sub(m.now()) < lifetime(leaf)/6 {
				level = slog.LevelError
			}
			logger.Log(ctx, level, "no new certificate", "error", explained, "retry_in", wait)
		}
		if err != nil || m.now().Before(leaf.NotAfter) {
			endFirstTry()
		}
	}
}

// renew returns a certificate that is newer than leaf: from the folder, where an earlier run or another process has stored
// it, or else from the CA. It does not panic, whatever the CA responds.
func (m *Manager) renew(ctx context.Context, name string, leaf *x509.Certificate) (_ *tls.Certificate, err error) {
	defer func() {
		if cause := recover(); cause != nil {
			m.logger.Error("a fault of the program", "name", name, "cause", cause, "stack", string(debug.Stack()))
			err = failure{errors.New("a fault of the program"), refusedWaits}
		}
	}()
	if stored := m.folder.newer(name, leaf); stored != nil {
		return stored, nil
	}
	if err := m.order(ctx, name); err != nil {
		return nil, err
	}
	ordered := m.folder.newer(name, leaf)
	if ordered == nil || !m.now().Before(due(ordered.Leaf)) {
		return nil, failure{fmt.Errorf("the CA gave no certificate that is valid at %s: set the clock", m.now().UTC()), refusedWaits}
	}
	return ordered, nil
}

func lifetime(leaf *x509.Certificate) time.Duration { return leaf.NotAfter.Sub(leaf.NotBefore) }

// share returns a small part of the lifetime of a certificate: an hour of 90 days.
func share(leaf *x509.Certificate) time.Duration { return lifetime(leaf) / 2000 }

// due returns when to renew a certificate: after two thirds of its lifetime.
func due(leaf *x509.Certificate) time.Time { return leaf.NotAfter.Add(-lifetime(leaf) / 3) }

// failure is the error of a try, in the words of the operator's page, with the waits before the next tries.
type failure struct {
	error
	waits []time.Duration
}

// Let's Encrypt allows five failed checks of a name an hour, and a try makes two. No CA counts a network that is down.
var refusedWaits = []time.Duration{30 * time.Minute}
var quickWaits = []time.Duration{time.Minute, 2 * time.Minute, 5 * time.Minute, 10 * time.Minute}

// explain returns the wait after a failed try, and why it failed. The wait is at most 1/24 of a certificate's lifetime, unless
// the CA asks for more (RFC 9110, section 10.2.3).
func (m *Manager) explain(err error, triesBefore int, leaf *x509.Certificate) (time.Duration, error) {
	failed, refusal := failure{err, refusedWaits}, new(acme.Error)
	switch errors.As(err, &refusal); {
	case errors.As(err, &failed):
	case errors.As(err, new(*url.Error)):
		failed = failure{fmt.Errorf("the CA cannot be reached: %w", err), quickWaits}
	default:
		if strings.HasSuffix(refusal.ProblemType, ":unauthorized") {
			err = fmt.Errorf("%w; remove %s to register a new account", err, m.folder.path(accountFile))
		}
		failed.error = fmt.Errorf("the CA gave no certificate: %w", err)
		if refusal.StatusCode >= 500 {
			failed.waits = quickWaits
		}
	}
	wait := failed.waits[min(triesBefore, len(failed.waits)-1)]
	least, left := time.Minute, leaf.NotAfter.Sub(m.now())
	if left > share(leaf) {
		least = share(leaf)
	}
	wait = max(min(wait, cmp.Or(lifetime(leaf)/24, wait)), least)
	seconds, _ := strconv.Atoi(refusal.Header.Get("Retry-After"))
	asked := time.Duration(seconds) * time.Second
	if refusal.StatusCode >= 500 { // This wait is not binding: at most half of what is left of the certificate, or an hour without one.
		asked = min(asked, cmp.Or(max(left/2, 0), time.Hour))
	}
	return max(wait, asked), failed.error
}

// boundedRetryAfter sets the Retry-After of each response to between 0 seconds and a day. With a negative value, or one that
// overflows, the client would poll without a pause.
type boundedRetryAfter struct {
	network http.RoundTripper
	now     func() time.Time
}

func (b boundedRetryAfter) RoundTrip(r *http.Request) (*http.Response, error) {
	response, err := b.network.RoundTrip(r)
	if err == nil {
		asked := response.Header.Get("Retry-After")
		seconds, _ := strconv.Atoi(asked)
		if until, err := http.ParseTime(asked); err == nil {
			seconds = int(until.Sub(b.now()) / time.Second)
		}
		response.Header.Set("Retry-After", strconv.Itoa(min(max(seconds, 0), 24*60*60)))
	}
	return response, err
}
