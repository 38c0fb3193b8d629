package acmetest

import (
	"bufio"
	"context"
	"crypto/tls"
	"fmt"
	"io"
	"math/rand/v2"
	"net"
	"net/http"
	"net/netip"
	"os/exec"
	"slices"
	"strings"
	"syscall"
	"testing"
	"time"
)

// The program of `make build`, with the real site.
const executable = "../../bin/goniometria"

const domain, otherName = "goniometria.test", "www.goniometria.test"

// program is the running program, and how to reach it.
type program struct {
	*exec.Cmd
	httpAddr, tlsAddr, metricsAddr string
	log                            *bufio.Reader
}

// addresses returns a program that is not started yet. Its ports are free at this moment.
func addresses() *program {
	return &program{httpAddr: freeAddr(), tlsAddr: freeAddr(), metricsAddr: freeAddr()}
}

// start starts the program for both names.
func (p *program) start(t *testing.T, ca *authority, certDir string) {
	t.Helper()
	p.Cmd = exec.Command(executable, "-domain", domain+","+otherName, "-addr", p.httpAddr, "-tls-addr", p.tlsAddr,
		"-acme-directory", ca.directory(), "-cert-dir", certDir, "-metrics-addr", p.metricsAddr)
	p.Env = []string{"SSL_CERT_FILE=" + ca.certificateFile(t)}
	stderr, err := p.StderrPipe()
	if err != nil {
		t.Fatal(err)
	}
	p.log = bufio.NewReader(stderr)
	if err := p.Start(); err != nil {
		t.Fatalf("%v: run `make build`", err)
	}
	t.Cleanup(func() { p.Process.Kill() })
}

// stop stops the program as systemd does, and returns the rest of the log.
func (p *program) stop(t *testing.T) (log string) {
	t.Helper()
	p.Process.Signal(syscall.SIGTERM)
	rest, _ := io.ReadAll(p.log)
	if err := p.Wait(); err != nil {
		t.Errorf("the end: %v", err)
	}
	return string(rest)
}

// awaitLog reads the log until a line holds all words.
func (p *program) awaitLog(t *testing.T, words ...string) {
	t.Helper()
	timeout := time.AfterFunc(20*time.Second, func() { p.Process.Kill() })
	defer timeout.Stop()
	var read strings.Builder
	for {
		line, err := p.log.ReadString('\n')
		read.WriteString(line)
		if !slices.ContainsFunc(words, func(word string) bool { return !strings.Contains(line, word) }) {
			return
		}
		if err != nil {
			t.Fatalf("the log has no line with %q:\n%s", words, &read)
		}
	}
}

// client returns a browser's client: it trusts the CA, reaches every name at the program, and follows no redirects.
func (p *program) client(ca *authority) *http.Client {
	return &http.Client{
		Timeout: 10 * time.Second,
		Transport: &http.Transport{
			TLSClientConfig:   &tls.Config{RootCAs: ca.roots},
			ForceAttemptHTTP2: true,
			DialContext: func(ctx context.Context, network, addr string) (net.Conn, error) {
				if strings.HasSuffix(addr, ":80") {
					return new(net.Dialer).DialContext(ctx, network, p.httpAddr)
				}
				return new(net.Dialer).DialContext(ctx, network, p.tlsAddr)
			},
		},
		CheckRedirect: func(*http.Request, []*http.Request) error { return http.ErrUseLastResponse },
	}
}

// freeAddr returns an address that nothing listens on. Its port is below those that systems give to outgoing connections,
// one of which could take it before the program does.
func freeAddr() string {
	for {
		addr := fmt.Sprintf("127.0.0.1:%d", 20000+rand.IntN(12000))
		if listener, err := net.Listen("tcp", addr); err == nil {
			listener.Close()
			return addr
		}
	}
}

func portOf(addr string) int { return int(netip.MustParseAddrPort(addr).Port()) }
