package acmetest

import (
	"crypto/x509"
	"errors"
	"path/filepath"
	"strings"
	"testing"
	"time"

	"golang.org/x/sys/unix"
)

func TestOneLineNamesWhatTheCASawAtAName(t *testing.T) {
	server := addresses()
	ca := startAuthority(t, portOf(server.tlsAddr), 0, quarter)
	ca.dns.AddDNSARecord(domain+".", []string{"127.0.0.99"}) // another host
	certDir := t.TempDir()
	server.start(t, ca, certDir)
	server.awaitLog(t, "level=ERROR", `msg="no certificate"`, "name="+domain, "tls-alpn-01: ", "; http-01: ", "127.0.0.99", "retry_in=30m0s")
	if more := server.stop(t); strings.Contains(more, "127.0.0.99") {
		t.Errorf("more than a line:\n%s", more)
	}

	ca.dns.DeleteDNSARecord(domain + ".")
	server.start(t, ca, certDir)
	server.awaitLog(t, `msg="certificate ready"`, "name="+domain)
}

// The program cannot write a file of the size of a certificate, as on a full disk.
func TestAFullDiskAtARenewal(t *testing.T) {
	server := addresses()
	ca := startAuthority(t, portOf(server.tlsAddr), 0, shortest)
	certDir := t.TempDir()
	server.start(t, ca, certDir)
	server.awaitLog(t, `msg="certificate ready"`)
	server.awaitLog(t, `msg="certificate ready"`)
	limit := unix.Rlimit{Cur: 1024, Max: unix.RLIM_INFINITY}
	if err := unix.Prlimit(server.Process.Pid, unix.RLIMIT_FSIZE, &limit, nil); err != nil {
		t.Fatal(err)
	}
	orders := ca.orders.Load()
	server.awaitLog(t, "level=ERROR", `msg="no room for a certificate: free disk space, or let the program write to the folder"`, "folder="+certDir)
	server.awaitLog(t, "level=ERROR", `msg="no room for a certificate`)
	server.stop(t)
	if after := ca.orders.Load(); after != orders {
		t.Errorf("%d orders without room", after-orders)
	}
	if left, _ := filepath.Glob(filepath.Join(certDir, "*", "write-test*")); len(left) > 0 {
		t.Errorf("left behind: %s", left)
	}
	server.start(t, ca, certDir)
	server.awaitLog(t, `msg="certificate ready"`)
	server.awaitLog(t, `msg="certificate ready"`)
	checkPages(t, server, ca)
}

func TestAnExpiredCertificateIsLoggedSeldom(t *testing.T) {
	server := addresses()
	ca := startAuthority(t, portOf(server.tlsAddr), 0, shortest)
	server.start(t, ca, t.TempDir())
	server.awaitLog(t, `msg="certificate ready"`)
	server.awaitLog(t, `msg="certificate ready"`)
	ca.CloseClientConnections()
	ca.Close()
	server.awaitLog(t, "level=WARN", `msg="the CA cannot be reached"`)
	server.awaitLog(t, "level=ERROR", `msg="certificate not renewed"`, "expires=")
	for expired := new(x509.CertificateInvalidError); expired.Cert == nil || time.Since(expired.Cert.NotAfter) < 3*time.Second; {
		if conn, err := handshake(server, ca); !errors.As(err, expired) {
			conn.Close()
		}
	}
	if more := strings.Count(server.stop(t), `msg="certificate not renewed"`); more != 1 {
		t.Errorf("%d more lines, want 1, for the other name", more)
	}
}
