package main

import (
	"net"
	"net/http"
	"net/http/httptest"
	"strings"
	"testing"
	"time"
)

func TestHealthcheck(t *testing.T) {
	broken := httptest.NewServer(http.NotFoundHandler())
	defer broken.Close()
	hung := httptest.NewUnstartedServer(nil).Listener
	stuck := time.AfterFunc(10*time.Second, func() { hung.Close() }) // the timeout of Docker and Kubernetes is shorter
	defer hung.Close()
	for _, test := range []struct {
		name string
		addr string
		code int
		want string
	}{
		{"of a program that serves", serveTestSite(t), 0, "goniometria: healthy\n"},
		{"of no program", "127.0.0.1:1", 1, "connection refused\n"},
		{"of one that fails", broken.Listener.Addr().String(), 1, "goniometria: healthcheck: 404 Not Found\n"},
		{"of one that hangs", hung.Addr().String(), 1, "\n"},
		{"with a bad setting", "here", 2, "\n"},
	} {
		t.Run(test.name, func(t *testing.T) {
			var output strings.Builder
			if code := run(t.Context(), nil, []string{"healthcheck"}, lookup(map[string]string{"ADDR": test.addr}), &output, &output); code != test.code {
				t.Errorf("exit code %d, want %d", code, test.code)
			}
			if got := output.String(); !strings.HasSuffix(got, test.want) || strings.Count(got, "\n") != 1 {
				t.Errorf("%q, want one line that ends with %q", got, test.want)
			}
		})
	}
	if !stuck.Stop() {
		t.Error("it waits ten seconds for a program that hangs")
	}
}

// net/http reads HTTP_PROXY once in a process, hence a new process. It uses no proxy for 127.0.0.1.
func TestHealthcheckUsesNoProxy(t *testing.T) {
	_, port, err := net.SplitHostPort(serveTestSite(t))
	if err != nil {
		t.Fatal(err)
	}
	check := newProgram(t, "", "HTTP_PROXY=http://127.0.0.1:1")
	check.Args = append(check.Args, "healthcheck", "-addr", ":"+port)
	if output, err := check.CombinedOutput(); err != nil {
		t.Errorf("%v: %s", err, output)
	}
}
