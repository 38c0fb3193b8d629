package main

import (
	"bytes"
	"crypto/ecdsa"
	"crypto/elliptic"
	"crypto/rand"
	"crypto/x509"
	"encoding/pem"
	"log/slog"
	"math/big"
	"os"
	"path/filepath"
	"strings"
	"testing"
	"time"
)

// writePair writes a certificate for a host, signed by its own key, and the key.
func writePair(t *testing.T, dir, host string) (certFile, keyFile string) {
	t.Helper()
	key, err := ecdsa.GenerateKey(elliptic.P256(), rand.Reader)
	if err != nil {
		t.Fatal(err)
	}
	template := &x509.Certificate{SerialNumber: big.NewInt(1), DNSNames: []string{host}, NotAfter: time.Now().Add(time.Hour)}
	cert, err := x509.CreateCertificate(rand.Reader, template, template, key.Public(), key)
	if err != nil {
		t.Fatal(err)
	}
	private, err := x509.MarshalPKCS8PrivateKey(key)
	if err != nil {
		t.Fatal(err)
	}
	certFile, keyFile = filepath.Join(dir, "cert.pem"), filepath.Join(dir, "key.pem")
	writeFile(t, certFile, pem.EncodeToMemory(&pem.Block{Type: "CERTIFICATE", Bytes: cert}))
	writeFile(t, keyFile, pem.EncodeToMemory(&pem.Block{Type: "PRIVATE KEY", Bytes: private}))
	return certFile, keyFile
}

// writeFile gives every version of a file its own time, as coarse as the clock of a file system may be.
func writeFile(t *testing.T, name string, body []byte) {
	t.Helper()
	written := time.Now()
	if info, err := os.Stat(name); err == nil {
		written = info.ModTime().Add(time.Second)
	}
	if err := os.WriteFile(name, body, 0o600); err != nil {
		t.Fatal(err)
	}
	if err := os.Chtimes(name, written, written); err != nil {
		t.Fatal(err)
	}
}

func TestACertificateIsReadAgainWhenItChanges(t *testing.T) {
	dir, now := t.TempDir(), time.Now()
	var log bytes.Buffer
	certFile, keyFile := writePair(t, dir, "old.example")
	c, err := newCertificate(certFile, keyFile, slog.New(slog.NewTextHandler(&log, nil)), func() time.Time { return now })
	if err != nil {
		t.Fatal(err)
	}
	for _, step := range []struct {
		name     string
		change   func()
		later    time.Duration
		want     string
		warnings int
	}{
		{"nothing changed", func() {}, time.Minute, "old.example", 0},
		{"a broken file keeps the old pair", func() { writeFile(t, certFile, []byte("half a file")) }, time.Second, "old.example", 1},
		{"and is not tried again", func() {}, time.Minute, "old.example", 1},
		{"a missing file keeps the old pair", func() { os.Remove(keyFile) }, time.Second, "old.example", 2},
		{"a new pair, too soon after the last look", func() { writePair(t, dir, "new.example") }, 999 * time.Millisecond, "old.example", 2},
		{"a new pair", func() {}, time.Millisecond, "new.example", 2},
	} {
		step.change()
		now = now.Add(step.later)
		pair, err := c.get(nil)
		if err != nil {
			t.Fatalf("%s: %v", step.name, err)
		}
		if got := pair.Leaf.DNSNames[0]; got != step.want {
			t.Errorf("%s: %s, want %s", step.name, got, step.want)
		}
		if got := strings.Count(log.String(), "level=WARN"); got != step.warnings {
			t.Errorf("%s: %d warnings, want %d", step.name, got, step.warnings)
		}
	}
}

func TestAProgramWithoutItsCertificateDoesNotStart(t *testing.T) {
	missing := filepath.Join(t.TempDir(), "none.pem")
	err := run(t.Context(), testSite(), []string{"-addr", "127.0.0.1:0", "-tls-cert", missing, "-tls-key", missing}, lookup(nil), nil, nil)
	if err == nil || !strings.Contains(err.Error(), missing) {
		t.Errorf("error %v, want one with %s", err, missing)
	}
}
