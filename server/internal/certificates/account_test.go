package certificates

import (
	"crypto/x509"
	"net/http"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"testing"
	"testing/synctest"
	"time"
)

// A client asks for another nonce by itself (RFC 8555, section 6.5), but a CA may refuse every one.
func TestARefusedNonceIsReplacedAFewTimes(t *testing.T) {
	for _, refused := range []int{5, 100} {
		synctest.Test(t, func(t *testing.T) {
			m, ca, log := newFakeCA(t, t.TempDir(), 90*day)
			ca.disturb = func(path string) (*http.Response, error) {
				if path == "/new-order" && ca.count(path) <= refused {
					return reply(400, `{"type": "urn:ietf:params:acme:error:badNonce"}`), nil
				}
				return nil, nil
			}
			keepFor(t, m, 10*time.Minute)
			if failures, requests := valueOf(t, m.failures), ca.count("/new-order"); (failures == 0) != (refused == 5) || requests != 6 {
				t.Errorf("%d refused: %.0f failures, %d requests, want 6; log\n%s", refused, failures, requests, log)
			}
		})
	}
}

// Two tries at once would make two accounts.
func TestThereIsOneTryAtATime(t *testing.T) {
	synctest.Test(t, func(t *testing.T) {
		m, ca, log := newFakeCA(t, t.TempDir(), 90*day)
		m.names[secondHost] = newProgress()
		ca.disturb = func(string) (*http.Response, error) {
			time.Sleep(time.Second)
			return nil, nil
		}
		keepFor(t, m, time.Minute)
		var orders []string
		for _, path := range ca.requests {
			if path == "/directory" || path == "/certificate" {
				orders = append(orders, path)
			}
		}
		if want := []string{"/directory", "/certificate", "/directory", "/certificate"}; !slices.Equal(orders, want) {
			t.Errorf("%q, want %q; log\n%s", orders, want, log)
		}
	})
}

func TestADeactivatedAccountIsNamedWithTheFileToRemove(t *testing.T) {
	synctest.Test(t, func(t *testing.T) {
		m, ca, log := newFakeCA(t, t.TempDir(), 90*day)
		file, start := filepath.Join(m.folder.dir, "acme_account+key"), time.Now()
		ca.disturb = func(path string) (*http.Response, error) {
			if path == "/account" && time.Since(start) < time.Minute {
				return reply(403, `{"type": "urn:ietf:params:acme:error:unauthorized", "detail": "deactivated"}`), nil
			}
			return nil, nil
		}
		time.AfterFunc(time.Minute, func() {
			if err := os.Remove(file); err != nil {
				t.Error(err)
			}
		})
		keepFor(t, m, time.Hour)
		want := `error="the CA gave no certificate: 403 urn:ietf:params:acme:error:unauthorized: deactivated; remove ` + file + ` to register a new account"`
		if strings.Count(log.String(), want) != 1 || !strings.Contains(log.String(), `msg="certificate ready"`) {
			t.Errorf("log lacks one %s\n%s", want, log)
		}
	})
}

// To the CA, another key is another account, and it counts accounts.
func TestAnAccountKeyThatCannotBeUsedIsNamedAndKept(t *testing.T) {
	for name, content := range damages {
		t.Run(name, func(t *testing.T) {
			m, ca, _ := newFakeCA(t, t.TempDir(), 90*day)
			file := m.folder.path("acme_account+key")
			if err := os.WriteFile(file, []byte(content), 0o600); err != nil {
				t.Fatal(err)
			}
			_, err := m.renew(t.Context(), host, new(x509.Certificate))
			want := "the account's key cannot be used: let the program read " + file + ", or remove it to register a new account: "
			if err == nil || !strings.HasPrefix(err.Error(), want) {
				t.Errorf("error %q, want %q", err, want)
			}
			if kept, err := os.ReadFile(file); err != nil || string(kept) != content || len(ca.requests) > 0 {
				t.Errorf("%d requests, and the file holds %q, %v, want %q", len(ca.requests), kept, err, content)
			}
		})
	}
}
