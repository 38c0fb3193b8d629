package main

import (
	"crypto/ecdsa"
	"crypto/elliptic"
	"crypto/rand"
	"crypto/x509"
	"encoding/pem"
	"errors"
	"math/big"
	"os"
	"path/filepath"
	"time"

	"goniometria.example/site/server/tools/internal/measure"
)

const attackedName, authority = "goniometria.test", "127.0.0.1:1"

// tlsOptions returns the flags of a server that serves HTTPS with a certificate of its own making, which lies where the
// server keeps those of its CA. It asks no CA.
func tlsOptions() (addr string, options []string, remove func(), err error) {
	dir, err := os.MkdirTemp("", "attack")
	if err != nil {
		return "", nil, nil, err
	}
	addr, remove = measure.FreeAddr(), func() { os.RemoveAll(dir) }
	key, err := ecdsa.GenerateKey(elliptic.P256(), rand.Reader)
	if err != nil {
		return "", nil, remove, err
	}
	template := &x509.Certificate{SerialNumber: big.NewInt(1), DNSNames: []string{attackedName}, NotBefore: time.Now(), NotAfter: time.Now().AddDate(0, 3, 0)}
	certificate, errCertificate := x509.CreateCertificate(rand.Reader, template, template, key.Public(), key)
	private, errKey := x509.MarshalECPrivateKey(key)
	content := append(pem.EncodeToMemory(&pem.Block{Type: "EC PRIVATE KEY", Bytes: private}), pem.EncodeToMemory(&pem.Block{Type: "CERTIFICATE", Bytes: certificate})...)
	cache := filepath.Join(dir, authority)
	err = errors.Join(errCertificate, errKey, os.Mkdir(cache, 0o700), os.WriteFile(filepath.Join(cache, attackedName), content, 0o600))
	return addr, []string{"-domain", attackedName, "-tls-addr", addr, "-cert-dir", dir, "-acme-directory", "https://" + authority}, remove, err
}
