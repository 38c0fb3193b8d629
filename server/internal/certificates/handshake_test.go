package certificates

import (
	"crypto/tls"
	"net"
	"strings"
	"testing"
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
