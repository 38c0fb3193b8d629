package acmetest

import (
	"bufio"
	"context"
	"crypto/tls"
	"fmt"
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
	httpAddr, tlsAddr string
	log               chan string // lines that no test has read; closed at the program's end
	past              []string    // all lines
}

// addresses returns a program that is not started yet. Its ports are free at this moment.
func addresses() *program {
	return &program{httpAddr: freeAddr(), tlsAddr: freeAddr()}
}

// start starts the program for both names.
func (p *program) start(t *testing.T, ca *authority, certDir string) {
	t.Helper()
	p.Cmd = exec.Command(executable, "-domain", domain+","+otherName, "-addr", p.httpAddr, "-tls-addr", p.tlsAddr,
		"-acme-directory", ca.directory(), "-cert-dir", certDir)
	p.Env = []string{"SSL_CERT_FILE=" + ca.certificateFile(t)}
	stderr, err := p.StderrPipe()
	if err != nil {
		t.Fatal(err)
	}
	if err := p.Start(); err != nil {
		t.Fatalf("%v: run `make build`", err)
	}
	run, log := p.Cmd, make(chan string, 1<<16) // more lines than a test has
	p.log = log
	go func() {
		for lines := bufio.NewScanner(stderr); lines.Scan(); {
			p.past = append(p.past, lines.Text())
			log <- lines.Text()
		}
		run.Wait()
		close(log)
	}()
	t.Cleanup(func() {
		run.Process.Kill() // It says so below, unless the program has ended by itself, as when it refuses connections.
		for range log {
		}
		if t.Failed() {
			t.Logf("the program ended with %q, and its log with\n%s", run.ProcessState, strings.Join(p.past[max(0, len(p.past)-30):], "\n"))
		}
	})
}

// stop stops the program as systemd does.
func (p *program) stop(t *testing.T) {
	t.Helper()
	p.Process.Signal(syscall.SIGTERM)
	for range p.log {
	}
	if !p.ProcessState.Success() {
		t.Errorf("the end: %s", p.ProcessState)
	}
}

// awaitLog reads the log until a line holds all words.
func (p *program) awaitLog(t *testing.T, words ...string) {
	t.Helper()
	timeout := time.AfterFunc(20*time.Second, func() { p.Process.Kill() })
	defer timeout.Stop()
	for line := range p.log {
		if !slices.ContainsFunc(words, func(word string) bool { return !strings.Contains(line, word) }) {
			return
		}
	}
	t.Fatalf("the log has no line with %q", words)
}

// client returns a browser's client: it trusts the CA, reaches every name at the program, and follows no redirects.
func (p *program) client(ca *authority) *http.Client {
	return &http.Client{
		Timeout: 10 * time.Second,
		Transport: &http.Transport{
			TLSClientConfig:   &tls.Config{RootCAs: ca.roots},
			ForceAttemptHTTP2: true,
			DialContext: func(ctx context.Context, network, _ string) (net.Conn, error) {
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
