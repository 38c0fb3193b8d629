package acmetest

import (
	"bytes"
	"context"
	"crypto/tls"
	"errors"
	"io"
	"log"
	"log/slog"
	"net/http"
	"net/http/httptest"
	"strings"
	"testing"
	"testing/synctest"
	"time"

	"github.com/letsencrypt/pebble/v2/ca"
	"github.com/letsencrypt/pebble/v2/db"
	"github.com/letsencrypt/pebble/v2/va"
	"github.com/letsencrypt/pebble/v2/wfe"
	"github.com/prometheus/client_golang/prometheus"

	"goniometria.example/site/server/internal/certificates"
)

type roundTripper func(*http.Request) (*http.Response, error)

func (r roundTripper) RoundTrip(request *http.Request) (*http.Response, error) { return r(request) }

// newPebble returns Pebble without a network and with an empty memory. It takes every check for passed.
func newPebble(lifetime time.Duration) http.Handler {
	quiet, store := log.New(io.Discard, "", 0), db.NewMemoryStore()
	issuer := ca.New(quiet, store, "", "ecdsa", 0, 1, map[string]ca.Profile{"default": {ValidityPeriod: uint64(lifetime / time.Second)}})
	frontEnd := wfe.New(quiet, store, va.New(quiet, 5001, 5002, false, "", store), issuer, []string{"ca.example"}, false, false, 1, 1)
	return frontEnd.Handler()
}

// ask has Pebble answer a request.
func ask(pebble http.Handler, r *http.Request) *http.Response {
	request, response := r.Clone(r.Context()), httptest.NewRecorder()
	request.Host, request.RequestURI, request.TLS = "ca.example", r.URL.RequestURI(), &tls.ConnectionState{}
	if request.Body == nil {
		request.Body = http.NoBody
	}
	pebble.ServeHTTP(response, request)
	return response.Result()
}

// Faults while certificates are due, for a tenth of each lifetime.
func TestNoCertificateExpiresInTenLifetimes(t *testing.T) {
	t.Setenv("PEBBLE_VA_ALWAYS_VALID", "1")
	refuse := func(status int, retryAfter string) func() (*http.Response, error) {
		return func() (*http.Response, error) {
			body := io.NopCloser(strings.NewReader(`{"type": "urn:ietf:params:acme:error:rateLimited", "detail": "too many"}`))
			return &http.Response{StatusCode: status, Header: http.Header{"Retry-After": {retryAfter}}, Body: body}, nil
		}
	}
	for name, fault := range map[string]func() (*http.Response, error){
		"nothing":           nil,
		"a lost account":    nil,
		"429":               refuse(429, ""),
		"429 for 7 seconds": refuse(429, "7"),
		"500":               refuse(500, ""),
		"down":              func() (*http.Response, error) { return nil, errors.New("connection refused") },
	} {
		for _, lifetime := range []time.Duration{time.Hour, 6 * 24 * time.Hour, 45 * 24 * time.Hour, 90 * 24 * time.Hour} {
			t.Run(lifetime.String()+" "+name, func(t *testing.T) {
				var pebbles []http.Handler
				for range 11 { // outside the bubble, as their goroutines do not end
					pebbles = append(pebbles, newPebble(lifetime))
				}
				synctest.Test(t, func(t *testing.T) { keepForTenLifetimes(t, lifetime, pebbles, name == "a lost account", fault) })
			})
		}
	}
}

func keepForTenLifetimes(t *testing.T, lifetime time.Duration, pebbles []http.Handler, forget bool, fault func() (*http.Response, error)) {
	start, orders, refused, memory := time.Now(), 0, 0, 0
	transport := http.DefaultTransport
	defer func() { http.DefaultTransport = transport }()
	http.DefaultTransport = roundTripper(func(r *http.Request) (*http.Response, error) {
		order := strings.HasPrefix(r.URL.Path, "/order-plz")
		if order {
			orders++
		}
		if at := time.Since(start) % lifetime; fault != nil && at > lifetime*66/100 && at < lifetime*76/100 {
			response, err := fault()
			if order {
				refused++
			}
			if err != nil || order {
				return response, err
			}
		}
		return ask(pebbles[memory], r), nil
	})
	var log bytes.Buffer
	registry := prometheus.NewRegistry()
	manager, err := certificates.New([]string{domain, otherName}, "https://ca.example/dir", t.TempDir(), registry, slog.New(slog.NewTextHandler(&log, nil)))
	if err != nil {
		t.Fatal(err)
	}
	ctx, stop := context.WithCancel(t.Context())
	manager.Keep(ctx)
	expired := 0
	time.Sleep(lifetime / 100)
	for look := range 800 {
		if forget && look%80 == 40 {
			memory++
		}
		time.Sleep(lifetime / 80)
		if time.Until(firstEnd(t, registry)) < 0 {
			expired++
		}
	}
	t.Logf("%d of 800 looks saw an expired certificate; %d orders, %d of them refused", expired, orders, refused)
	if expired > 0 || orders-refused > 33 || orders-refused < 20 {
		t.Errorf("%d expired, %d orders, %d of them refused; log\n%s", expired, orders, refused, &log)
	}
	stop()
	synctest.Wait()
}

// firstEnd returns when the first certificate expires.
func firstEnd(t *testing.T, registry *prometheus.Registry) (first time.Time) {
	families, err := registry.Gather()
	if err != nil {
		t.Fatal(err)
	}
	for _, family := range families {
		for _, series := range family.GetMetric() {
			end := time.Unix(int64(series.GetGauge().GetValue()), 0)
			if family.GetName() == "goniometria_certificate_not_after_seconds" && (first.IsZero() || end.Before(first)) {
				first = end
			}
		}
	}
	return first
}
