package listen

import (
	"context"
	"crypto/tls"
	"fmt"
	"log/slog"
	"net"
	"net/http"
	"os"
	"slices"
	"strings"
	"sync"
	"sync/atomic"
	"time"

	"golang.org/x/crypto/acme"
	"golang.org/x/crypto/acme/autocert"
)

// Certificates gets the certificates of some host names from an ACME CA (RFC 8555), and renews them. The CA checks each
// name by a TLS connection to port 443 (tls-alpn-01, RFC 8737).
type Certificates struct {
	manager *autocert.Manager
	names   map[string]*progress
	errors  challengeErrors
}

type progress struct {
	tried chan struct{} // closed when the first try is over
	ready atomic.Bool   // has a certificate, perhaps an expired one
}

// NewCertificates returns the certificates of names, which the CA with the given ACME directory issues. dir keeps them
// and the account's key. It is created if it does not exist, for its owner alone.
func NewCertificates(names []string, directory, dir string) (*Certificates, error) {
	if err := checkWritable(dir); err != nil {
		return nil, fmt.Errorf("no place for certificates: %w", err)
	}
	c := &Certificates{names: map[string]*progress{}}
	for _, name := range names {
		c.names[name] = &progress{tried: make(chan struct{})}
	}
	c.manager = &autocert.Manager{
		Prompt:     autocert.AcceptTOS,
		Cache:      autocert.DirCache(dir),
		HostPolicy: autocert.HostWhitelist(names...),
		Client:     &acme.Client{DirectoryURL: directory, HTTPClient: &http.Client{Transport: &c.errors}},
	}
	return c, nil
}

func checkWritable(dir string) error {
	if err := os.MkdirAll(dir, 0o700); err != nil {
		return err
	}
	file, err := os.CreateTemp(dir, "write-test")
	if err != nil {
		return err
	}
	file.Close()
	return os.Remove(file.Name())
}

// Listener returns a listener for HTTP/2 and HTTP/1.1 over the TLS connections of a TCP listener.
func (c *Certificates) Listener(tcp net.Listener) net.Listener {
	return tls.NewListener(tcp, &tls.Config{
		GetCertificate: c.get,
		NextProtos:     []string{"h2", "http/1.1", acme.ALPNProto},
	})
}

// get returns the certificate for a handshake, which waits for the first try. Only Keep asks the CA: handshakes must not
// use up the number of failures that the CA allows.
func (c *Certificates) get(hello *tls.ClientHelloInfo) (*tls.Certificate, error) {
	if slices.Equal(hello.SupportedProtos, []string{acme.ALPNProto}) {
		return c.manager.GetCertificate(hello) // the CA's check
	}
	name := strings.ToLower(hello.ServerName)
	known, found := c.names[name]
	if !found {
		return nil, fmt.Errorf("unknown name %q", name)
	}
	<-known.tried
	if !known.ready.Load() {
		return nil, fmt.Errorf("no certificate for %q", name)
	}
	return c.manager.GetCertificate(helloFor(name))
}

// helloFor returns what the manager reads of a handshake. The cipher suite makes it choose an ECDSA certificate.
func helloFor(name string) *tls.ClientHelloInfo {
	return &tls.ClientHelloInfo{ServerName: name, CipherSuites: []uint16{tls.TLS_ECDHE_ECDSA_WITH_AES_128_GCM_SHA256}}
}

// Keep asks for the certificates that are missing, logs each new one and each failure, and returns when ctx ends.
func (c *Certificates) Keep(ctx context.Context, logger *slog.Logger) {
	var names sync.WaitGroup
	for name, known := range c.names {
		names.Go(func() { c.keep(ctx, name, known, logger.With("name", name)) })
	}
	names.Wait()
}

func (c *Certificates) keep(ctx context.Context, name string, known *progress, logger *slog.Logger) {
	const firstRetry, lastRetry = 2 * time.Minute, time.Hour // Let's Encrypt allows five failures an hour.
	serial, wait := "", firstRetry/2
	endFirstTry := sync.OnceFunc(func() { close(known.tried) })
	for ctx.Err() == nil {
		certificate, err := c.manager.GetCertificate(helloFor(name))
		if err != nil {
			wait = min(2*wait, lastRetry)
			logger.Error("no certificate", "error", c.errors.replace(err, name), "retry_in", wait)
		} else {
			leaf := certificate.Leaf
			lifetime, rest := leaf.NotAfter.Sub(leaf.NotBefore), time.Until(leaf.NotAfter)
			if rest < lifetime/6 { // The manager renews it after two thirds, and tries again every hour.
				logger.Warn("certificate not renewed", "error", c.errors.replace(nil, name), "expires", leaf.NotAfter)
			}
			if leaf.SerialNumber.String() != serial {
				serial = leaf.SerialNumber.String()
				known.ready.Store(true)
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
