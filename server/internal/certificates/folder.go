package certificates

import (
	"context"
	"crypto/rand"
	"crypto/x509"
	"encoding/pem"
	"errors"
	"log/slog"
	"net/http"
	"os"
	"path/filepath"
	"regexp"
	"sync/atomic"

	"golang.org/x/crypto/acme/autocert"
)

// folder keeps certificates and the account's key.
type folder struct {
	autocert.DirCache
	logger *slog.Logger
	full   atomic.Bool // as the last try found it
}

// answer matches the names under which autocert stores its answers to the CA's checks. It also holds them in memory, which
// suffices: anybody may ask for one, and that must not read the disk.
var answer = regexp.MustCompile(`\+(http-01|token)$`)

// errNotFound is what autocert sends to a client that asks for an unknown answer: the text of our 404.
var errNotFound = errors.New(http.StatusText(http.StatusNotFound))

// Get counts a damaged key as missing, which autocert would read again for ever. As each try at the CA begins with a call,
// it also finds out whether there is room for a certificate with its chain and key.
func (f *folder) Get(ctx context.Context, name string) ([]byte, error) {
	if answer.MatchString(name) {
		return nil, errNotFound
	}
	test := make([]byte, 16<<10)
	rand.Read(test) // Some file systems store no zeros.
	f.full.Store(errors.Join(f.Put(ctx, "write-test", test), f.Delete(ctx, "write-test")) != nil)

	content, err := f.DirCache.Get(ctx, name)
	if err == nil && !beginsWithKey(content) {
		f.logger.Warn("a damaged key counts as missing", "file", name)
		return nil, autocert.ErrCacheMiss
	}
	return content, err
}

func beginsWithKey(content []byte) bool {
	block, _ := pem.Decode(content)
	if block == nil {
		return false
	}
	_, errEC := x509.ParseECPrivateKey(block.Bytes)
	_, errPKCS8 := x509.ParsePKCS8PrivateKey(block.Bytes)
	return errEC == nil || errPKCS8 == nil
}

// Put syncs the new file before it replaces the old one: after a power cut, one of them is there. It logs what it cannot
// store: autocert drops that error, and with it a renewed certificate.
func (f *folder) Put(_ context.Context, name string, content []byte) error {
	if answer.MatchString(name) {
		return nil
	}
	file, err := os.CreateTemp(string(f.DirCache), name)
	if err == nil {
		_, err = file.Write(content)
		err = errors.Join(err, file.Sync(), file.Close())
		if err == nil {
			err = os.Rename(file.Name(), filepath.Join(string(f.DirCache), name))
		}
		os.Remove(file.Name()) // It is left after a failure.
	}
	if err != nil {
		f.logger.Error("no room for a certificate: free disk space, or let the program write to the folder", "error", err)
	}
	return err
}
