package certificates

import (
	"context"
	"crypto/x509"
	"errors"
	"net/http"
	"strconv"
	"sync"
	"time"

	"golang.org/x/crypto/acme"
)

// Keep obtains the certificate of each name, watches its renewal, and logs each new one and each failure, until ctx ends.
func (m *Manager) Keep(ctx context.Context) {
	for name, known := range m.names {
		m.expiry.WithLabelValues(name).Set(0)
		go m.keep(ctx, name, known)
	}
}

func (m *Manager) keep(ctx context.Context, name string, known *progress) {
	logger, inUse, failed := m.logger.With("name", name), new(x509.Certificate), 0
	endFirstTry := sync.OnceFunc(func() { close(known.tried) })
	for wait := time.Duration(0); ctx.Err() == nil; {
		certificate, err := m.autocert.GetCertificate(known.hello)
		if err != nil {
			wait = retryIn(err, failed)
			if failure := known.failure.Swap(nil); failure != nil {
				err, wait = *failure, refusedWait
			}
			failed++
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
				m.expiry.WithLabelValues(name).Set(float64(leaf.NotAfter.Unix()))
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

// refusedWait is the wait after a refusal or a failed check: Let's Encrypt allows five failed checks of a name an hour, and
// a try makes two. quickWaits are those after what no CA counts, such as a network that is down.
const refusedWait = 30 * time.Minute

var quickWaits = []time.Duration{61 * time.Second, 2 * time.Minute, 5 * time.Minute, 10 * time.Minute} // autocert repeats a failure for 60 s.

// retryIn returns the wait after a try that failed for another reason than a check. The CA may ask for a longer one (RFC
// 9110, section 10.2.3).
func retryIn(err error, triesBefore int) time.Duration {
	wait, refusal := quickWaits[min(triesBefore, len(quickWaits)-1)], new(acme.Error)
	if errors.As(err, &refusal) && refusal.StatusCode < 500 {
		wait = refusedWait
	}
	asked := refusal.Header.Get("Retry-After")
	until, _ := http.ParseTime(asked)
	seconds, _ := strconv.Atoi(asked)
	return max(wait, time.Until(until), time.Duration(seconds)*time.Second)
}

// tryFailed counts a failed check. It logs why a renewal failed; for a first certificate, keep does.
func (m *Manager) tryFailed(name string, err error) {
	m.failures.Inc()
	if known := m.names[name]; known != nil && !known.ready.Load() {
		known.failure.Store(&err)
	} else {
		m.logger.Warn("renewal failed", "name", name, "error", err)
	}
}
