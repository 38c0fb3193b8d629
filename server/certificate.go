package main

import (
	"crypto/tls"
	"fmt"
	"log/slog"
	"os"
	"sync"
	"time"
)

// certificate is read again when its files change, so that a renewal needs no restart.
type certificate struct {
	certFile, keyFile string
	logger            *slog.Logger
	now               func() time.Time

	mu      sync.Mutex
	checked time.Time
	state   string // of the files when they were last read
	pair    *tls.Certificate
}

func newCertificate(certFile, keyFile string, logger *slog.Logger, now func() time.Time) (*certificate, error) {
	c := &certificate{certFile: certFile, keyFile: keyFile, logger: logger, now: now, checked: now()}
	c.state = c.filesState()
	return c, c.read()
}

// get is the GetCertificate of a tls.Config. It looks at the files at most once a second.
func (c *certificate) get(*tls.ClientHelloInfo) (*tls.Certificate, error) {
	c.mu.Lock()
	defer c.mu.Unlock()
	if now := c.now(); now.Sub(c.checked) >= time.Second {
		c.checked = now
		if state := c.filesState(); state != c.state {
			c.state = state
			if err := c.read(); err != nil {
				c.logger.Warn("the certificate in use stays, the new one is unusable", "error", err)
			}
		}
	}
	return c.pair, nil
}

func (c *certificate) read() error {
	pair, err := tls.LoadX509KeyPair(c.certFile, c.keyFile)
	if err != nil {
		return fmt.Errorf("load the certificate: %w", err)
	}
	c.pair = &pair
	return nil
}

// filesState changes when one of the files does. A file that is away for the moment of its replacement is a change too.
func (c *certificate) filesState() string {
	state := ""
	for _, name := range []string{c.certFile, c.keyFile} {
		info, err := os.Stat(name)
		if err != nil {
			state += "absent "
			continue
		}
		state += fmt.Sprint(info.Size(), info.ModTime().UnixNano(), " ")
	}
	return state
}
