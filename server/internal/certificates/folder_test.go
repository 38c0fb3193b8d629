package certificates

import (
	"crypto/x509"
	"errors"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"testing"
	"time"
)

func TestADamagedCertificateCountsAsMissing(t *testing.T) {
	for name, content := range damages {
		t.Run(name, func(t *testing.T) {
			m, ca, log := newFakeCA(t, t.TempDir(), 90*day)
			damaged := m.folder.path(host)
			if err := os.WriteFile(damaged, []byte(content), 0o600); err != nil {
				t.Fatal(err)
			}
			_, err := m.renew(t.Context(), host, new(x509.Certificate))
			want := `level=WARN msg="a damaged file counts as missing" folder=` + m.folder.dir + " file=" + host + " error="
			if err != nil || ca.issued() != 1 || !strings.Contains(log.String(), want) {
				t.Errorf("%d certificates, %v, log lacks %s:\n%s", ca.issued(), err, want, log)
			}
		})
	}
}

// damages are what a power cut or a broken disk may leave of a file.
var damages = map[string]string{
	"empty":      "",
	"no PEM":     "key",
	"half":       "-----BEGIN EC PRIVATE KEY-----\nMHcCAQEEIP",
	"no key":     "-----BEGIN EC PRIVATE KEY-----\nYWJj\n-----END EC PRIVATE KEY-----\n",
	"no private": "-----BEGIN CERTIFICATE-----\nYWJj\n-----END CERTIFICATE-----\n",
}

func TestTheCertificateOfAnotherNameCountsAsMissing(t *testing.T) {
	dir := t.TempDir()
	m, log := newTestManager(t, dir, unreachable)
	storeCertificate(t, dir, time.Now(), time.Now().Add(day))
	if err := os.Rename(filepath.Join(m.folder.dir, host), filepath.Join(m.folder.dir, secondHost)); err != nil {
		t.Fatal(err)
	}
	if found := m.folder.newer(secondHost, new(x509.Certificate)); found != nil || !strings.Contains(log.String(), "not "+secondHost) {
		t.Errorf("%v; log %s", found, log)
	}
}

func TestTheFilesArePrivateAndWhole(t *testing.T) {
	m, _ := newTestManager(t, t.TempDir(), unreachable)
	for _, content := range []string{"old", "new"} {
		if err := m.folder.write(host, []byte(content)); err != nil {
			t.Fatal(err)
		}
	}
	checkFiles(t, m, "new")
	m.folder.dir += ".away"
	if err := m.folder.write(host, nil); err == nil || !strings.HasPrefix(err.Error(), "no room for a certificate: ") {
		t.Error(err)
	}
}

// After a power cut, a file that was not synced may be empty.
func TestAFileIsSyncedBeforeItReplacesTheOldOne(t *testing.T) {
	m, _ := newTestManager(t, t.TempDir(), unreachable)
	if err := m.folder.write(host, []byte("old")); err != nil {
		t.Fatal(err)
	}
	m.folder.sync = func(file *os.File) error {
		checkFiles(t, m, "old", "new")
		return errors.New("the disk is gone")
	}
	if err := m.folder.write(host, []byte("new")); err == nil || !strings.Contains(err.Error(), "the disk is gone") {
		t.Error(err)
	}
	checkFiles(t, m, "old")
}

// checkFiles compares the contents of the files in the folder, by their names.
func checkFiles(t *testing.T, m *Manager, want ...string) {
	t.Helper()
	var contents []string
	found, err := os.ReadDir(m.folder.dir)
	for _, entry := range found {
		content, _ := os.ReadFile(filepath.Join(m.folder.dir, entry.Name()))
		contents = append(contents, string(content))
		if info, _ := entry.Info(); info.Mode() != 0o600 {
			t.Errorf("%s has mode %s", entry.Name(), info.Mode())
		}
	}
	if err != nil || !slices.Equal(contents, want) {
		t.Errorf("%q, %v, want %q", contents, err, want)
	}
}
