package certificates

import (
	"context"
	"crypto/tls"
	"net"
	"net/http"
	"strings"
	"testing"
	"testing/synctest"
	"time"

	"goniometria.example/site/server/internal/servertest"
)

func TestAnUnknownNameIsUnrecognized(t *testing.T) {
	m, _ := newTestManager(t, t.TempDir(), unreachable)
	tcp, err := net.Listen("tcp", "127.0.0.1:0")
	if err != nil {
		t.Fatal(err)
	}
	defer tcp.Close()
	go shakeHands(m, tcp)
	for _, version := range []uint16{tls.VersionTLS12, tls.VersionTLS13} {
		for _, name := range []string{"evil.example", "sub." + host, ""} {
			_, err := tls.Dial("tcp", tcp.Addr().String(), &tls.Config{ServerName: name, InsecureSkipVerify: true, MaxVersion: version})
			if err == nil || !strings.Contains(err.Error(), "unrecognized name") {
				t.Errorf("%q: %v", name, err)
			}
		}
	}
}

// shakeHands ends each connection after its handshake.
func shakeHands(m *Manager, tcp net.Listener) {
	listener := m.Listener(tcp)
	for conn, err := listener.Accept(); err == nil; conn, err = listener.Accept() {
		conn.(*tls.Conn).Handshake()
		conn.Close()
	}
}

// A CA fails when certificates of 30 seconds are due, for a tenth of their lifetime. Meanwhile new clients connect.
func TestNoHandshakeFailsWhileTheCADoes(t *testing.T) {
	const lifetime = 30 * time.Second
	for name, most := range map[string]int{ // orders of two names, in 2.4 lifetimes
		"none": 8, "it loses the account": 10, "429": 16, "429 with Retry-After": 12, "500": 16, "it is down": 12,
	} {
		t.Run(name, func(t *testing.T) {
			synctest.Test(t, func(t *testing.T) {
				m, ca, log := newFakeCA(t, t.TempDir(), lifetime)
				m.names[secondHost] = newProgress()
				start, tcp, handshakes := time.Now(), servertest.NewPipeListener(), 0
				ca.disturb = func(path string) (*http.Response, error) {
					if at := time.Since(start); at < lifetime*6/10 || at > lifetime*7/10 {
						return nil, nil
					}
					return fail(ca, name, path, "4")
				}
				go shakeHands(m, tcp)
				ctx, stop := context.WithCancel(t.Context())
				m.Keep(ctx)
				for time.Since(start) < lifetime*24/10 {
					for _, name := range []string{host, secondHost} {
						conn := tls.Client(tcp.Dial(), &tls.Config{ServerName: name, InsecureSkipVerify: true, VerifyConnection: func(state tls.ConnectionState) error {
							leaf := state.PeerCertificates[0]
							if now := time.Now(); now.After(leaf.NotAfter) || now.Before(leaf.NotBefore) {
								t.Errorf("expired at %s", leaf.NotAfter)
							}
							return leaf.VerifyHostname(name)
						}})
						if err := conn.Handshake(); err != nil {
							t.Errorf("after %s: %v", time.Since(start), err)
						}
						conn.NetConn().Close() // On a pipe, Close of TLS would wait until the peer reads its alert.
						handshakes++
					}
					time.Sleep(500 * time.Millisecond)
				}
				if orders := ca.count("/new-order"); orders > most || orders < 8 || handshakes < 280 || t.Failed() {
					t.Errorf("%d handshakes; %d orders, want at most %d; log\n%.5000s", handshakes, orders, most, log)
				}
				stop()
				tcp.Close()
				synctest.Wait()
			})
		})
	}
}
