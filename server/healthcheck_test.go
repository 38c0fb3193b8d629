package main

import (
	"net"
	"net/http"
	"net/http/httptest"
	"os"
	"os/exec"
	"strings"
	"testing"
	"time"
)

func TestHealthcheck(t *testing.T) {
	closed, err := net.Listen("tcp", "127.0.0.1:0")
	if err != nil {
		t.Fatal(err)
	}
	closed.Close()
	broken := httptest.NewServer(http.HandlerFunc(func(w http.ResponseWriter, r *http.Request) {
		w.WriteHeader(http.StatusInternalServerError)
	}))
	defer broken.Close()

	for _, test := range []struct {
		name, addr string
		code       int
		want       string
	}{
		{"of a program that serves", serveTestSite(t), 0, "goniometria: healthy\n"},
		{"of no program", closed.Addr().String(), 1, "connection refused\n"},
		{"of one that fails", broken.Listener.Addr().String(), 1, "goniometria: healthcheck: 500 Internal Server Error\n"},
		{"with a bad flag", "here", 2, ""},
	} {
		t.Run(test.name, func(t *testing.T) {
			var output strings.Builder
			args := []string{"healthcheck", "-addr", test.addr}
			if code := run(t.Context(), nil, args, lookup(nil), &output, &output); code != test.code {
				t.Errorf("exit code %d, want %d", code, test.code)
			}
			if got := output.String(); !strings.HasSuffix(got, test.want) || strings.Count(got, "\n") != 1 {
				t.Errorf("%q, want one line that ends with %q", got, test.want)
			}
		})
	}
}

// net/http asks for HTTP_PROXY once in a process, hence a new process.
func TestHealthcheckUsesNoProxy(t *testing.T) {
	_, port, err := net.SplitHostPort(serveTestSite(t))
	if err != nil {
		t.Fatal(err)
	}
	check := exec.Command(os.Args[0], "healthcheck", "-addr", ":"+port)
	check.Env = []string{"BE_THE_PROGRAM=yes", "HTTP_PROXY=http://127.0.0.1:1", "GOCOVERDIR=" + t.TempDir()}
	if output, err := check.CombinedOutput(); err != nil {
		t.Errorf("%v: %s", err, output)
	}
}

func TestHealthcheckOfAProgramThatHangsFails(t *testing.T) {
	listener, err := net.Listen("tcp", "127.0.0.1:0")
	if err != nil {
		t.Fatal(err)
	}
	defer listener.Close()
	stuck := time.AfterFunc(10*time.Second, func() { listener.Close() }) // the timeout of Docker and Kubernetes is shorter
	var output strings.Builder
	if code := run(t.Context(), nil, []string{"healthcheck", "-addr", listener.Addr().String()}, lookup(nil), &output, &output); code != 1 || !stuck.Stop() {
		t.Errorf("exit code %d, %s", code, &output)
	}
}

func TestHealthcheckOfEveryInterface(t *testing.T) {
	_, port, err := net.SplitHostPort(serveTestSite(t))
	if err != nil {
		t.Fatal(err)
	}
	env := map[string]string{"PORT": port} // as container platforms set it
	var output strings.Builder
	if status := run(t.Context(), nil, []string{"healthcheck"}, lookup(env), &output, &output); status != 0 {
		t.Errorf("exit status %d: %s", status, &output)
	}
}
