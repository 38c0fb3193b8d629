//go:build soak

package acmetest

import (
	"context"
	"io"
	"net/http"
	"testing"
	"time"
)

// Seconds that a certificate is valid. It is due after 20.
const lifetime = 30

// A CA fails when certificates are due, for a tenth of their lifetime. Meanwhile new clients connect. This takes
// 72 seconds: `make test` runs the test of the same name in server/internal/certificates, without real time.
func TestNoHandshakeFailsWhileTheCADoes(t *testing.T) {
	tooMany := func(retryAfter string) http.HandlerFunc {
		return func(w http.ResponseWriter, _ *http.Request) {
			w.Header().Set("Retry-After", retryAfter)
			w.Header().Set("Content-Type", "application/problem+json")
			w.WriteHeader(http.StatusTooManyRequests)
			io.WriteString(w, `{"type": "urn:ietf:params:acme:error:rateLimited", "detail": "too many certificates"}`)
		}
	}
	for _, test := range []struct {
		name  string
		fault http.HandlerFunc
		most  int32 // orders of two names, in 2.4 lifetimes
	}{
		{"nothing", nil, 8},
		{"a lost account", nil, 8},
		{"429", tooMany(""), 16},
		{"429 for 4 seconds", tooMany("4"), 12},
		{"down", func(http.ResponseWriter, *http.Request) { panic(http.ErrAbortHandler) }, 12},
	} {
		t.Run(test.name, func(t *testing.T) {
			t.Parallel()
			server := addresses()
			ca := startAuthority(t, portOf(server.tlsAddr), 0, lifetime)
			server.start(t, ca, t.TempDir())
			server.awaitLog(t, `msg="certificate ready"`)
			server.awaitLog(t, `msg="certificate ready"`)
			ca.down = test.name == "down"
			at := func(lifetimes float64, happens func()) {
				timer := time.AfterFunc(time.Duration(lifetimes*lifetime*float64(time.Second)), happens)
				t.Cleanup(func() { timer.Stop() })
			}
			if test.name == "a lost account" {
				ca.memory() // Now, as no order is pending: the program would have to repeat it.
			}
			at(0.6, func() {
				if test.fault != nil {
					ca.fault.Store(&test.fault)
				}
			})
			at(0.7, func() { ca.fault.Store(nil) })
			ctx, stop := context.WithCancel(t.Context())
			at(2.4, stop)
			handshakes, failed := clientsUntil(ctx, t, server, ca)
			orders, log := ca.orders.Load(), server.stop(t)
			t.Logf("%d handshakes, %d failed, %d orders", handshakes, failed, orders)
			if failed > 0 || handshakes < 100 || orders > test.most {
				t.Errorf("%d of %d handshakes failed; %d orders, want at most %d; log\n%s", failed, handshakes, orders, test.most, log)
			}
		})
	}
}

// clientsUntil connects to the server ten times a second.
func clientsUntil(ctx context.Context, t *testing.T, server *program, ca *authority) (handshakes, failed int) {
	for tick := time.Tick(100 * time.Millisecond); ctx.Err() == nil; <-tick {
		handshakes++
		conn, err := handshake(server, ca)
		if err != nil {
			t.Log(err)
			failed++
			continue
		}
		conn.Close()
	}
	return handshakes, failed
}
