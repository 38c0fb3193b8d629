package certificates

import (
	"context"
	"crypto/rand"
	"errors"
	"log/slog"

	"golang.org/x/crypto/acme/autocert"
)

// folder keeps certificates and the account's key. It logs what it cannot store: autocert drops that error, and with it
// a renewed certificate.
type folder struct {
	autocert.Cache
	logger *slog.Logger
}

func (f *folder) Put(ctx context.Context, name string, content []byte) error {
	err := f.Cache.Put(ctx, name, content)
	if err != nil {
		f.logger.Error("no room for a certificate: free disk space, or let the program write to the folder", "error", err)
	}
	return err
}

// test reports whether there is room for a certificate with its chain and key.
func (f *folder) test() error {
	content := make([]byte, 16<<10)
	rand.Read(content) // Some file systems store no zeros.
	return errors.Join(f.Put(context.Background(), "write-test", content), f.Delete(context.Background(), "write-test"))
}
