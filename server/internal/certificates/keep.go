package certificates

import (
	"context"
	"crypto/x509"
	"sync"
	"time"
)

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
	// Let's Encrypt allows five failed checks of a name an hour, and a try fails two.
	wait, retry := time.Duration(0), 30*time.Minute
	logger, inUse := m.logger.With("name", name), new(x509.Certificate)
	endFirstTry := sync.OnceFunc(func() { close(known.tried) })
	for ctx.Err() == nil {
		certificate, err := m.autocert.GetCertificate(helloFor(name))
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
			if time.Until(leaf.NotAfter) < lifetime/6 { // The manager renews it after two thirds, and tries again every hour.
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
