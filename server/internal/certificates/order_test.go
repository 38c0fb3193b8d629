package certificates

import (
	"crypto/tls"
	"crypto/x509"
	"net/http"
	"strings"
	"testing"
	"testing/synctest"
	"time"

	"golang.org/x/crypto/acme/autocert"

	"goniometria.example/site/server/internal/servertest"
)

const failedTry = `msg="no new certificate" name=` + host

func TestACertificateComesByEitherCheck(t *testing.T) {
	for closed, orders := range map[string]int{"": 1, "tls-alpn-01": 2, "http-01": 1} {
		synctest.Test(t, func(t *testing.T) {
			m, ca, log := newFakeCA(t, t.TempDir(), 90*day)
			ca.closed = closed
			keepFor(t, m, time.Minute)
			tcp := servertest.NewPipeListener()
			go shakeHands(m, tcp)
			conn := tls.Client(tcp.Dial(), &tls.Config{ServerName: host, InsecureSkipVerify: true})
			if err := conn.Handshake(); err != nil || time.Until(conn.ConnectionState().PeerCertificates[0].NotAfter).Round(day) != 90*day {
				t.Errorf("%q closed: %v", closed, err)
			}
			conn.NetConn().Close() // On a pipe, Close of TLS would wait until the peer reads its alert.
			tcp.Close()
			if got := ca.count("/new-order"); got != orders || strings.Contains(log.String(), failedTry) || valueOf(t, m.failures) > 0 {
				t.Errorf("%q closed: %d orders, want %d; log\n%s", closed, got, orders, log)
			}
			if certificate, err := m.get(&tls.ClientHelloInfo{ServerName: host, SupportedProtos: []string{"acme-tls/1"}}); certificate != nil || err != nil {
				t.Errorf("after the check, its answer is %v, %v", certificate, err)
			}
		})
	}
}

func TestAFailedTryIsOneLineThatSaysWhy(t *testing.T) {
	const refused = ": 400 urn:ietf:params:acme:error:connection: refused"
	for _, test := range []struct {
		name, path string
		status     int // 0: the network fails
		body, want string
	}{
		{"the checks fail", "", 0, "", "could not check the name: tls-alpn-01" + refused + "; http-01" + refused + `" retry_in=30m0s`},
		{"it offers no check", "/authorization", 200, `{"status": "pending", "challenges": [{"type": "dns-01"}]}`,
			`could not check the name: tls-alpn-01: the CA does not offer it; http-01: the CA does not offer it" retry_in=30m0s`},
		{"it never decides", "/authorization", 200, `{"status": "processing", "challenges": [{"type": "tls-alpn-01", "url": "https://ca.example/challenge/none"}]}`,
			`gave no certificate: context deadline exceeded" retry_in=30m0s`},
		{"it refuses an order", "/new-order", 429, `{"type": "urn:ietf:params:acme:error:rateLimited", "detail": "too many certificates"}`,
			`gave no certificate: 429 urn:ietf:params:acme:error:rateLimited: too many certificates" retry_in=30m0s`},
		{"it refuses a check", "/challenge/tls-alpn-01", 403, `{"detail": "no"}`, `gave no certificate: 403 : no" retry_in=30m0s`},
		{"it refuses to issue", "/finalize", 403, `{"type": "urn:ietf:params:acme:error:caa", "detail": "another CA"}`,
			`gave no certificate: 403 urn:ietf:params:acme:error:caa: another CA" retry_in=30m0s`},
		{"its order fails", "/finalize", 200, `{"status": "invalid", "error": {"type": "urn:ietf:params:acme:error:serverInternal", "detail": "lost"}}`, "gave no certificate: "},
		{"it takes no nonce", "/new-order", 400, `{"type": "urn:ietf:params:acme:error:badNonce", "detail": "old"}`,
			`gave no certificate: 400 urn:ietf:params:acme:error:badNonce: old" retry_in=30m0s`},
		{"it breaks down", "/certificate", 500, `{"detail": "down"}`, `gave no certificate: 500 : down" retry_in=1m0s`},
		{"the network does", "/certificate", 0, "", `cannot be reached: Post \"https://ca.example/certificate?0\": network is down" retry_in=1m0s`},
	} {
		t.Run(test.name, func(t *testing.T) {
			synctest.Test(t, func(t *testing.T) {
				m, ca, log := newFakeCA(t, t.TempDir(), 90*day)
				ca.closed = map[bool]string{true: "both"}[test.path == ""]
				ca.disturb = func(path string) (*http.Response, error) {
					switch {
					case path != test.path:
						return nil, nil
					case test.status == 0:
						return unreachable(nil)
					}
					return reply(test.status, test.body), nil
				}
				keepFor(t, m, 5*time.Minute+time.Second)
				line, _, _ := strings.Cut(log.String(), "\n")
				if !strings.Contains(line, `level=ERROR `+failedTry+` error="the CA `+test.want) {
					t.Errorf("first line\n%s\nwant\n%s", line, test.want)
				}
				checkOperatorsPage(t, log.String())
				if lines := strings.Count(log.String(), "\n"); float64(lines) != valueOf(t, m.failures) {
					t.Errorf("%d lines for %.0f failures\n%s", lines, valueOf(t, m.failures), log)
				}
			})
		})
	}
}

// Each kind of check has its own timeout. Here the first fails late, and the second takes a minute.
func TestASlowCheckLeavesTimeForTheOther(t *testing.T) {
	synctest.Test(t, func(t *testing.T) {
		m, ca, log := newFakeCA(t, t.TempDir(), 90*day)
		ca.closed = "tls-alpn-01"
		ca.disturb = func(path string) (*http.Response, error) {
			number := len(ca.orders) - 1
			if path != "/authorization" || time.Since(ca.orders[number].created) > []time.Duration{290 * time.Second, time.Minute}[number] {
				return nil, nil
			}
			return reply(200, (&fakeOrder{name: host, status: "pending"}).authorization(number)), nil
		}
		keepFor(t, m, 7*time.Minute)
		if len(ca.orders) != 2 || valueOf(t, m.failures) > 0 || !strings.Contains(log.String(), `msg="certificate ready"`) {
			t.Errorf("%d orders, log\n%s", len(ca.orders), log)
		}
	})
}

// By a clock that is a year ahead, each new certificate has expired.
func TestACertificateThatIsNotValidIsNotOrderedAgainAtOnce(t *testing.T) {
	synctest.Test(t, func(t *testing.T) {
		m, ca, log := newFakeCA(t, t.TempDir(), 90*day)
		m.now = func() time.Time { return time.Now().Add(365 * day) }
		keepFor(t, m, day-time.Minute)
		if orders := ca.count("/new-order"); orders < 2 || orders > 49 || float64(orders) != valueOf(t, m.failures) || !strings.Contains(log.String(), "set the clock") {
			t.Errorf("%d orders in a day, %.0f failures; log\n%s", orders, valueOf(t, m.failures), log)
		}
		checkOperatorsPage(t, log.String())
	})
}

// An upgrade reads what autocert has stored, and a downgrade what this package has.
func TestAutocertReadsTheStoredCertificate(t *testing.T) {
	m, ca, _ := newFakeCA(t, t.TempDir(), 90*day)
	certificate, err := m.renew(t.Context(), host, new(x509.Certificate))
	if err != nil {
		t.Fatal(err)
	}
	manager := &autocert.Manager{Prompt: autocert.AcceptTOS, Cache: autocert.DirCache(m.folder.dir)}
	read, err := manager.GetCertificate(&tls.ClientHelloInfo{ServerName: host, CipherSuites: []uint16{tls.TLS_ECDHE_ECDSA_WITH_AES_128_GCM_SHA256}})
	if err != nil || !read.Leaf.Equal(certificate.Leaf) {
		t.Errorf("%v, want the stored certificate", err)
	}
	if requests := len(ca.requests); requests == 0 || ca.count("/new-order") != 1 {
		t.Errorf("%d requests", requests)
	}
}
