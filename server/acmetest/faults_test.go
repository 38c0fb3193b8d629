package acmetest

import (
	"crypto/x509"
	"encoding/pem"
	"errors"
	"os"
	"path/filepath"
	"strings"
	"testing"
	"time"

	"golang.org/x/crypto/acme"
	"golang.org/x/sys/unix"
)

func TestOneLineNamesWhatTheCASawAtAName(t *testing.T) {
	server := addresses()
	ca := startAuthority(t, portOf(server.tlsAddr), 0, quarter)
	ca.dns.AddDNSARecord(domain+".", []string{"127.0.0.99"}) // another host
	certDir := t.TempDir()
	server.start(t, ca, certDir)
	server.awaitLog(t, "level=ERROR", `msg="no new certificate"`, "name="+domain, "tls-alpn-01: ", "; http-01: ", "127.0.0.99", "retry_in=30m0s")
	if more := server.stop(t); strings.Contains(more, "127.0.0.99") {
		t.Errorf("more than a line:\n%s", more)
	}

	ca.dns.DeleteDNSARecord(domain + ".")
	server.start(t, ca, certDir)
	server.awaitLog(t, `msg="certificate ready"`, "name="+domain)
}

// The program cannot write a file of the size of a certificate, as on a full disk. It can still keep the order, and so no
// certificate is lost.
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
	server.awaitLog(t, `msg="no new certificate"`, `error="no room for a certificate: free disk space, or let the program write to the folder: write `+certDir)
	orders := ca.orders.Load()
	server.awaitLog(t, `msg="no new certificate"`, "no room for a certificate")
	server.awaitLog(t, `msg="no new certificate"`, "no room for a certificate")
	if log := server.stop(t); orders < 3 || orders > 4 || ca.orders.Load() > 4 {
		t.Errorf("%d orders, then %d, want one of each name at first and one in the fault; log\n%s", orders, ca.orders.Load(), log)
	}
	if left, _ := filepath.Glob(filepath.Join(certDir, "*", "*[0-9]")); len(left) > 0 { // Temporary files end in a number.
		t.Errorf("left behind: %s", left)
	}
	server.start(t, ca, certDir)
	server.awaitLog(t, `msg="certificate ready"`)
	server.awaitLog(t, `msg="certificate ready"`)
	checkPages(t, server, ca)
	if after := ca.orders.Load(); after > 4 {
		t.Errorf("%d orders, want none after the fault", after-orders)
	}
}

func TestAnExpiredCertificateIsLoggedSeldom(t *testing.T) {
	server := addresses()
	ca := startAuthority(t, portOf(server.tlsAddr), 0, shortest)
	server.start(t, ca, t.TempDir())
	server.awaitLog(t, `msg="certificate ready"`)
	server.awaitLog(t, `msg="certificate ready"`)
	ca.CloseClientConnections()
	ca.Close()
	server.awaitLog(t, "level=WARN", `msg="no new certificate"`, "expires=", "the CA cannot be reached")
	server.awaitLog(t, "level=ERROR", `msg="no new certificate"`, "expires=")
	expired := new(x509.CertificateInvalidError)
	for expired.Cert == nil || time.Since(expired.Cert.NotAfter) < 3*time.Second {
		if conn, err := handshake(server, ca); !errors.As(err, expired) {
			conn.Close()
		}
	}
	lines := 0
	for line := range strings.Lines(server.stop(t)) {
		_, at, _ := strings.Cut(line, "time=")
		at, _, _ = strings.Cut(at, " ")
		logged, err := time.Parse(time.RFC3339, at)
		if err != nil {
			t.Errorf("%q: %v", line, err)
		}
		if strings.Contains(line, `msg="no new certificate" name=`+domain+" ") && logged.After(expired.Cert.NotAfter) {
			lines++
		}
	}
	if lines > 1 {
		t.Errorf("%d lines in 3 s, want at most 1", lines)
	}
}

// The owner of an account may deactivate it (RFC 8555, section 7.3.6).
func TestADeactivatedAccountIsNamedWithTheFileToRemove(t *testing.T) {
	server := addresses()
	ca := startAuthority(t, portOf(server.tlsAddr), 0, shortest)
	certDir := t.TempDir()
	server.start(t, ca, certDir)
	server.awaitLog(t, `msg="certificate ready"`)
	server.awaitLog(t, `msg="certificate ready"`)
	files, _ := filepath.Glob(filepath.Join(certDir, "*", "acme_account+key"))
	if len(files) != 1 {
		t.Fatalf("files of account keys: %q, want one", files)
	}
	content, err := os.ReadFile(files[0])
	if err != nil {
		t.Fatal(err)
	}
	block, _ := pem.Decode(content)
	key, err := x509.ParseECPrivateKey(block.Bytes)
	if err != nil {
		t.Fatal(err)
	}
	client := &acme.Client{Key: key, DirectoryURL: ca.directory(), HTTPClient: ca.Client()}
	if err := client.DeactivateReg(t.Context()); err != nil {
		t.Fatal(err)
	}
	server.awaitLog(t, `msg="no new certificate"`, "deactivated", "; remove "+files[0]+" to register a new account")
	if err := os.Remove(files[0]); err != nil {
		t.Fatal(err)
	}
	server.awaitLog(t, `msg="certificate ready"`)
	server.awaitLog(t, `msg="certificate ready"`)
	checkPages(t, server, ca)
}
