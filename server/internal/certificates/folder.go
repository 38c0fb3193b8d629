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

// folder keeps the account's key, and each certificate with its key, in files as autocert.DirCache names and writes them.
// Earlier versions of the program used that.
type folder struct {
	dir    string
	logger *slog.Logger
	sync   func(*os.File) error
}

const accountFile = "acme_account+key"

var errNoRoom = errors.New("no room for a certificate: free disk space, or let the program write to the folder")

// newer returns the stored certificate of a name, or nil if there is none that can be used and is newer than leaf.
func (f folder) newer(name string, leaf *x509.Certificate) *tls.Certificate {
	content, err := os.ReadFile(filepath.Join(f.dir, name))
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

// accountKey returns the key of the account with the CA. It makes and stores one if there is none that can be used.
func (f folder) accountKey() (*ecdsa.PrivateKey, error) {
	content, missing := os.ReadFile(filepath.Join(f.dir, accountFile))
	block, _ := pem.Decode(content)
	key, err := x509.ParseECPrivateKey(cmp.Or(block, new(pem.Block)).Bytes)
	if err == nil {
		return key, nil
	}
	if missing == nil {
		f.logger.Warn("a damaged file counts as missing", "file", accountFile, "error", err)
	}
	key, content = newKey()
	return key, f.write(accountFile, content)
}

// newKey returns a key and its PEM block. Neither step can fail for this curve.
func newKey() (*ecdsa.PrivateKey, []byte) {
	key, _ := ecdsa.GenerateKey(elliptic.P256(), rand.Reader)
	content, _ := x509.MarshalECPrivateKey(key)
	return key, pem.EncodeToMemory(&pem.Block{Type: "EC PRIVATE KEY", Bytes: content})
}

// testRoom finds out whether there is room for a certificate with its chain and key.
func (f folder) testRoom() error {
	const name = "write-test"
	test := make([]byte, 16<<10)
	rand.Read(test) // Some file systems store no zeros.
	return errors.Join(f.write(name, test), os.RemoveAll(filepath.Join(f.dir, name)))
}

// write syncs the new file before it replaces the old one: after a power cut, one of them is there.
func (f folder) write(name string, content []byte) error {
	file, err := os.CreateTemp(f.dir, name)
	if err == nil {
		_, err = file.Write(content)
		if err = errors.Join(err, f.sync(file), file.Close()); err == nil {
			err = os.Rename(file.Name(), filepath.Join(f.dir, name))
		}
		os.Remove(file.Name()) // It is left after a failure.
	}
	if err != nil {
		return fmt.Errorf("%w: %w", errNoRoom, err)
	}
	return nil
}
