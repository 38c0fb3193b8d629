package main

import (
	"net"
	"net/http"
	"net/http/httptest"
	"strings"
	"testing"
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
	cfg := with(func(cfg *config) { cfg.tlsCert, cfg.tlsKey = writePair(t, t.TempDir(), "goniometria.example") })
	draining := testOptions()
	draining.Draining = func() bool { return true }

	for _, test := range []struct {
		name, addr string
		args       []string
		code       int
		want       string
	}{
		{"of a program that serves", serveTestSite(t, testOptions()), nil, 0, "goniometria: healthy\n"},
		{"of one that drains", serveTestSite(t, draining), nil, 0, "goniometria: healthy\n"},
		{"of one with TLS", serveWith(t, cfg, testSite(), testOptions()), []string{"-tls-cert", cfg.tlsCert, "-tls-key", cfg.tlsKey}, 0, "goniometria: healthy\n"},
		{"of nobody", closed.Addr().String(), nil, 1, "connection refused\n"},
		{"of one that fails", broken.Listener.Addr().String(), nil, 1, "goniometria: healthcheck: 500 Internal Server Error\n"},
		{"with a bad flag", "here", nil, 2, ""},
	} {
		t.Run(test.name, func(t *testing.T) {
			var output strings.Builder
			args := append([]string{"healthcheck", "-addr", test.addr}, test.args...)
			if code := report(run(t.Context(), nil, args, lookup(nil), &output, nil), &output); code != test.code {
				t.Errorf("exit code %d, want %d", code, test.code)
			}
			if got := output.String(); !strings.HasSuffix(got, test.want) || strings.Count(got, "\n") != 1 {
				t.Errorf("%q, want one line that ends with %q", got, test.want)
			}
		})
	}
}

func TestHealthcheckOfEveryInterface(t *testing.T) {
	_, port, err := net.SplitHostPort(serveTestSite(t, testOptions()))
	if err != nil {
		t.Fatal(err)
	}
	env := map[string]string{"PORT": port} // as a container platform would say it
	if err := run(t.Context(), nil, []string{"healthcheck"}, lookup(env), new(strings.Builder), nil); err != nil {
		t.Error(err)
	}
}
