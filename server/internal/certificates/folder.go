package certificates

import (
	"cmp"
	"crypto/ecdsa"
	"crypto/elliptic"
	"crypto/rand"
	"crypto/tls"
	"crypto/x509"
	"encoding/pem"
	"errors"
	"fmt"
	"io/fs"
	"log/slog"
	"os"
	"path/filepath"
)

// folder stores the account's key, each certificate with its key, and each order that is not complete with its key. It names
// and writes the files as autocert.DirCache does, which earlier versions of the program used.
type folder struct {
	dir    string
	logger *slog.Logger
	sync   func(*os.File) error
}

const accountFile, orderSuffix = "acme_account+key", "+order"

func (f folder) path(name string) string { return filepath.Join(f.dir, name) }

// newer returns the stored certificate of a name, or nil if there is none that can be used and is newer than leaf.
func (f folder) newer(name string, leaf *x509.Certificate) *tls.Certificate {
	content, err := os.ReadFile(f.path(name))
	if errors.Is(err, fs.ErrNotExist) {
		return nil
	}
	certificate, err := tls.X509KeyPair(content, content)
	if err == nil {
		err = certificate.Leaf.VerifyHostname(name)
	}
	if err != nil {
		f.logger.Warn("a damaged file counts as missing", "file", name, "error", err)
		return nil
	}
	if !certificate.Leaf.NotBefore.After(leaf.NotBefore) {
		return nil
	}
	return &certificate
}

// accountKey returns the key of the account with the CA. It makes and stores one only where there is no file.
func (f folder) accountKey() (*ecdsa.PrivateKey, error) {
	key, _, err := f.key(accountFile)
	if errors.Is(err, fs.ErrNotExist) {
		key, content := newKey(nil)
		return key, f.write(accountFile, content)
	}
	if err != nil {
		err = failure{fmt.Errorf("the account's key cannot be used: let the program read %s, or remove it to register a new account: %w", f.path(accountFile), err), quickWaits}
	}
	return key, err
}

// key returns the key in a file, and its PEM block.
func (f folder) key(name string) (*ecdsa.PrivateKey, *pem.Block, error) {
	content, err := os.ReadFile(f.path(name))
	block, _ := pem.Decode(content)
	block = cmp.Or(block, new(pem.Block))
	key, damaged := x509.ParseECPrivateKey(block.Bytes)
	return key, block, cmp.Or(err, damaged)
}

// newKey returns a key and its PEM block. Neither step can fail for this curve.
func newKey(headers map[string]string) (*ecdsa.PrivateKey, []byte) {
	key, _ := ecdsa.GenerateKey(elliptic.P256(), rand.Reader)
	content, _ := x509.MarshalECPrivateKey(key)
	return key, pem.EncodeToMemory(&pem.Block{Type: "EC PRIVATE KEY", Headers: headers, Bytes: content})
}

// write syncs the new file before it replaces the old one: after a power cut, one of them is there.
func (f folder) write(name string, content []byte) error {
	file, err := os.CreateTemp(f.dir, name)
	if err == nil {
		_, err = file.Write(content)
		if err = errors.Join(err, f.sync(file), file.Close()); err == nil {
			err = os.Rename(file.Name(), f.path(name))
		}
		os.Remove(file.Name()) // It is left after a failure.
	}
	if err != nil {
		return failure{fmt.Errorf("no room for a certificate: free disk space, or let the program write to the folder: %w", err), quickWaits}
	}
	return nil
}
