package main

import (
	"fmt"
	"io"
	"log/slog"
	"os"
	"path/filepath"
	"strings"
	"testing"
	"time"
)

func lookup(env map[string]string) func(string) string {
	return func(name string) string { return env[name] }
}

// badVariable is an environment with an invalid setting, which -help and -version do not read.
var badVariable = lookup(map[string]string{"ADDR": "8080"})

// defaults are the settings of a program without flags or variables.
var defaults = config{
	acmeDirectory:   "https://acme-v02.api.letsencrypt.org/directory",
	addr:            "127.0.0.1:8080",
	tlsAddr:         ":443",
	maxConnections:  1000,
	shutdownTimeout: 30 * time.Second,
	logFormat:       "text",
	logLevel:        slog.LevelInfo,
	certDir:         filepath.Join(cacheDir, "goniometria"),
}

var cacheDir, _ = os.UserCacheDir()

// with returns the defaults after a change.
func with(change func(cfg *config)) config {
	cfg := defaults
	change(&cfg)
	return cfg
}

func TestSettings(t *testing.T) {
	for _, test := range []struct {
		name string
		args []string
		env  map[string]string
		want config
	}{
		{"defaults", nil, nil, defaults},
		{"flags", []string{"-addr", ":80", "-shutdown-delay=5s", "--shutdown-timeout", "1m", "-max-connections", "5",
			"-log-format", "json", "-log-level", "warn", "-metrics-addr", ":9"}, nil,
			with(func(cfg *config) {
				cfg.addr, cfg.shutdownDelay, cfg.shutdownTimeout, cfg.maxConnections = ":80", 5*time.Second, time.Minute, 5
				cfg.logFormat, cfg.logLevel, cfg.metricsAddr = "json", slog.LevelWarn, ":9"
			})},
		{"environment", nil, map[string]string{"ADDR": "[::1]:81", "SHUTDOWN_DELAY": "1s", "SHUTDOWN_TIMEOUT": "2s"},
			with(func(cfg *config) {
				cfg.addr, cfg.shutdownDelay, cfg.shutdownTimeout = "[::1]:81", time.Second, 2*time.Second
			})},
		{"a port alone means every interface", nil, map[string]string{"PORT": "9000"}, with(func(cfg *config) { cfg.addr = ":9000" })},
		{"an address wins over a port", nil, map[string]string{"PORT": "9000", "ADDR": ":9001"}, with(func(cfg *config) { cfg.addr = ":9001" })},
		{"a domain", []string{"-domain", "Goniometria.com.br, www.goniometria.com.br", "-acme-directory", "https://ca.example/dir", "-tls-addr", ":8443"},
			map[string]string{"STATE_DIRECTORY": "/var/lib/goniometria", "PORT": "8080"},
			with(func(cfg *config) {
				cfg.domains = []string{"goniometria.com.br", "www.goniometria.com.br"}
				cfg.acmeDirectory, cfg.certDir = "https://ca.example/dir", "/var/lib/goniometria"
				cfg.addr, cfg.tlsAddr = ":80", ":8443"
			})},
		{"a domain in the environment, with an address and a folder", nil,
			map[string]string{"DOMAIN": "goniometria.com.br", "ADDR": ":8080", "CERT_DIR": "/data", "STATE_DIRECTORY": "/var/lib/goniometria"},
			with(func(cfg *config) {
				cfg.domains, cfg.addr, cfg.certDir = []string{"goniometria.com.br"}, ":8080", "/data"
			})},
		{"a domain in the environment alone", nil, map[string]string{"DOMAIN": "goniometria.com.br"},
			with(func(cfg *config) { cfg.domains, cfg.addr = []string{"goniometria.com.br"}, ":80" })},
		{"a flag wins over a bad variable", []string{"-addr", ":9002"}, map[string]string{"ADDR": "8080"},
			with(func(cfg *config) { cfg.addr = ":9002" })},
	} {
		t.Run(test.name, func(t *testing.T) {
			got, err := parseConfig(test.args, lookup(test.env), io.Discard)
			if err != nil || fmt.Sprint(got) != fmt.Sprint(test.want) {
				t.Errorf("%+v, %v, want %+v", got, err, test.want)
			}
		})
	}
}

func TestABadSettingIsNamed(t *testing.T) {
	for _, test := range []struct {
		name string
		args []string
		env  map[string]string
		want []string // parts of the one line
	}{
		{"unknown flag", []string{"-prot", "80"}, nil, []string{"-prot", "-help"}},
		{"flag without a value", []string{"-addr"}, nil, []string{"-addr"}},
		{"stray argument", []string{"-addr", ":80", "serve"}, nil, []string{`unexpected argument "serve"`}},
		{"address without a port", []string{"-addr", "localhost"}, nil, []string{"-addr", `"localhost"`, "host:port"}},
		{"port that is a word", []string{"-addr", ":http"}, nil, []string{"-addr", `"http"`, "65535"}},
		{"port too large", []string{"-addr", ":65536"}, nil, []string{"-addr", `"65536"`, "65535"}},
		{"time without a unit", []string{"-shutdown-timeout", "30"}, nil, []string{"-shutdown-timeout", `"30"`, "unit"}},
		{"time below zero", []string{"-shutdown-delay", "-1s"}, nil, []string{"-shutdown-delay", `"-1s"`}},
		{"no connections", []string{"-max-connections", "0"}, nil, []string{"-max-connections", `"0"`, "positive"}},
		{"unknown format", []string{"-log-format", "xml"}, nil, []string{"-log-format", `"xml"`, "json"}},
		{"unknown level", []string{"-log-level", "loud"}, nil, []string{"-log-level", `"loud"`, "warn"}},
		{"a level between two", []string{"-log-level", "INFO+2"}, nil, []string{"-log-level", `"INFO+2"`, "warn"}},
		{"metrics without a port", []string{"-metrics-addr", "localhost"}, nil, []string{"-metrics-addr", "host:port"}},
		{"a bad variable beside a good flag for something else", []string{"-log-format", "json"}, map[string]string{"ADDR": "8080"}, []string{"ADDR"}},
		{"a domain with a scheme", []string{"-domain", "https://goniometria.com.br"}, nil, []string{"-domain", `"https://goniometria.com.br"`, "goniometria.com.br ("}},
		{"a domain without a dot", []string{"-domain", "localhost"}, nil, []string{"-domain", `"localhost"`}},
		{"a domain without a name", []string{"-domain", ","}, nil, []string{"-domain", `","`, "goniometria.com.br"}},
		{"an address for a domain", []string{"-domain", "203.0.113.7"}, nil, []string{"-domain", `"203.0.113.7"`}},
		{"a domain with an accent", []string{"-domain", "ângulo.com.br"}, nil, []string{"-domain", "xn--"}},
		{"a CA without HTTPS", []string{"-acme-directory", "http://ca.example/"}, nil, []string{"-acme-directory", `"http://ca.example/"`, "https://"}},
		{"bad port in the environment", nil, map[string]string{"PORT": "http"}, []string{"PORT", `"http"`}},
	} {
		t.Run(test.name, func(t *testing.T) {
			_, err := parseConfig(test.args, lookup(test.env), io.Discard)
			if err == nil {
				t.Fatal("no error")
			}
			for _, want := range test.want {
				if !strings.Contains(err.Error(), want) {
					t.Errorf("%q lacks %q", err, want)
				}
			}
			if strings.Contains(err.Error(), "\n") {
				t.Errorf("%q is not one line", err)
			}
		})
	}
}

// The keys would lie in the current folder.
func TestADomainNeedsAFolderForCertificates(t *testing.T) {
	t.Setenv("HOME", "")
	t.Setenv("XDG_CACHE_HOME", "")
	if _, err := parseConfig([]string{"-domain", domain}, lookup(nil), io.Discard); err == nil || !strings.Contains(err.Error(), "CERT_DIR") {
		t.Errorf("%v, want a word about CERT_DIR", err)
	}
	if _, err := parseConfig(nil, lookup(nil), io.Discard); err != nil {
		t.Errorf("without a domain: %v", err)
	}
}
