package certificates

import (
	"bytes"
	"context"
	"errors"
	"io"
	"io/fs"
	"log/slog"
	"net/http"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"testing"
	"testing/synctest"
	"time"

	"github.com/prometheus/client_golang/prometheus"
)

const directory, host = "https://ca.example/directory", "goniometria.example"

// roundTripper is a CA.
type roundTripper func(*http.Request) (*http.Response, error)

func (r roundTripper) RoundTrip(request *http.Request) (*http.Response, error) { return r(request) }

// newTestManager returns a manager of certificates from a CA that exists only in memory, and their log.
func newTestManager(t *testing.T, dir string, ca roundTripper) (*Manager, *bytes.Buffer) {
	t.Helper()
	log := new(bytes.Buffer)
	logger := slog.New(slog.NewTextHandler(log, &slog.HandlerOptions{ReplaceAttr: func(_ []string, a slog.Attr) slog.Attr {
		if a.Key == slog.TimeKey {
			return slog.Attr{}
		}
		return a
	}}))
	m, err := New([]string{host}, directory, dir, prometheus.NewRegistry(), logger)
	if err != nil {
		t.Fatal(err)
	}
	m.network = ca
	return m, log
}

// keepFor keeps the certificates for a period. Then a running try has 20 seconds to end.
func keepFor(t *testing.T, m *Manager, period time.Duration) {
	ctx, stop := context.WithTimeout(t.Context(), period)
	defer stop()
	m.Keep(ctx)
	<-ctx.Done()
	time.Sleep(20 * time.Second)
	synctest.Wait()
}

// valueOf returns the value of the only series of a metric.
func valueOf(t *testing.T, metric prometheus.Collector) float64 {
	t.Helper()
	registry := prometheus.NewRegistry()
	registry.MustRegister(metric)
	families, err := registry.Gather()
	if err != nil {
		t.Fatal(err)
	}
	series := families[0].GetMetric()[0]
	return series.GetGauge().GetValue() + series.GetCounter().GetValue()
}

func reply(status int, body string) *http.Response {
	return &http.Response{StatusCode: status, Header: http.Header{}, Body: io.NopCloser(strings.NewReader(body))}
}

func unreachable(*http.Request) (*http.Response, error) { return nil, errors.New("network is down") }

func silent(r *http.Request) (*http.Response, error) {
	<-r.Context().Done()
	return nil, r.Context().Err()
}

func TestACAThatSaysNothingIsLoggedWithinSeconds(t *testing.T) {
	synctest.Test(t, func(t *testing.T) {
		m, log := newTestManager(t, t.TempDir(), silent)
		keepFor(t, m, 16*time.Second)
		if !strings.Contains(log.String(), `level=ERROR msg="no new certificate" name=`+host+` error="the CA cannot be reached: `) {
			t.Errorf("log %q", log)
		}
	})
}

// storeCertificate puts a certificate where an earlier run of the program would have left it.
func storeCertificate(t *testing.T, dir string, notBefore, notAfter time.Time) {
	t.Helper()
	key, content := newKey(nil)
	content = append(content, certify(t, key.Public(), key, []string{host}, notBefore, notAfter)...)
	if err := os.WriteFile(filepath.Join(dir, "ca.example%2Fdirectory", host), content, 0o600); err != nil {
		t.Fatal(err)
	}
}

func TestTheFolderOfCertificates(t *testing.T) {
	dir := filepath.Join(t.TempDir(), "new")
	for _, ca := range []string{directory, "https://other.example/directory"} {
		if _, err := New([]string{host}, ca, dir, prometheus.NewRegistry(), slog.New(slog.DiscardHandler)); err != nil {
			t.Fatal(err)
		}
	}
	var found []string
	err := fs.WalkDir(os.DirFS(dir), ".", func(name string, entry fs.DirEntry, err error) error {
		if info, _ := entry.Info(); info.Mode().Perm()&0o077 != 0 {
			t.Errorf("%s: others may read it: %s", name, info.Mode())
		}
		found = append(found, name)
		return err
	})
	if want := []string{".", "ca.example%2Fdirectory", "other.example%2Fdirectory"}; err != nil || !slices.Equal(found, want) {
		t.Errorf("%q, %v, want one empty folder for each CA: %q", found, err, want)
	}
}
