package main

import (
	"errors"
	"flag"
	"log/slog"
	"net/netip"
	"reflect"
	"strings"
	"testing"
	"time"
)

func lookup(env map[string]string) func(string) string {
	return func(name string) string { return env[name] }
}

// defaults are the values that design and documentation promise.
var defaults = config{
	addr:            "127.0.0.1:8080",
	headerTimeout:   5 * time.Second,
	idleTimeout:     75 * time.Second,
	writeTimeout:    10 * time.Second,
	maxHeaderBytes:  16 << 10,
	maxConnections:  10_000,
	shutdownTimeout: 30 * time.Second,
	logFormat:       "text",
	logLevel:        slog.LevelInfo,
}

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
		{"flags", []string{"-addr", ":80", "-shutdown-delay=5s", "--shutdown-timeout", "1m", "-trusted-proxies", "10.0.0.0/8, fd00::/8"}, nil,
			with(func(cfg *config) {
				cfg.addr, cfg.shutdownDelay, cfg.shutdownTimeout = ":80", 5*time.Second, time.Minute
				cfg.trustedProxies = []netip.Prefix{netip.MustParsePrefix("10.0.0.0/8"), netip.MustParsePrefix("fd00::/8")}
			})},
		{"limits", []string{"-header-timeout", "1s", "-idle-timeout", "2s", "-write-timeout", "3s", "-max-header-bytes", "4", "-max-connections", "5"}, nil,
			with(func(cfg *config) {
				cfg.headerTimeout, cfg.idleTimeout, cfg.writeTimeout = time.Second, 2*time.Second, 3*time.Second
				cfg.maxHeaderBytes, cfg.maxConnections = 4, 5
			})},
		{"observation", []string{"-log-format", "json", "-log-level", "warn", "-metrics-addr", ":9"}, nil,
			with(func(cfg *config) { cfg.logFormat, cfg.logLevel, cfg.metricsAddr = "json", slog.LevelWarn, ":9" })},
		{"a certificate", []string{"-tls-cert", "c.pem", "-tls-key", "k.pem"}, nil,
			with(func(cfg *config) { cfg.tlsCert, cfg.tlsKey = "c.pem", "k.pem" })},
		{"the version", []string{"-version"}, nil, with(func(cfg *config) { cfg.version = true })},
		{"environment", nil, map[string]string{"ADDR": "[::1]:81", "SHUTDOWN_DELAY": "1s", "SHUTDOWN_TIMEOUT": "2s", "TRUSTED_PROXIES": "10.0.0.0/8"},
			with(func(cfg *config) {
				cfg.addr, cfg.shutdownDelay, cfg.shutdownTimeout = "[::1]:81", time.Second, 2*time.Second
				cfg.trustedProxies = []netip.Prefix{netip.MustParsePrefix("10.0.0.0/8")}
			})},
		{"a port alone means every interface", nil, map[string]string{"PORT": "9000"}, with(func(cfg *config) { cfg.addr = ":9000" })},
		{"an address wins over a port", nil, map[string]string{"PORT": "9000", "ADDR": ":9001"}, with(func(cfg *config) { cfg.addr = ":9001" })},
		{"a flag wins over the environment", []string{"-addr", ":9002"}, map[string]string{"PORT": "9000", "ADDR": ":9001"},
			with(func(cfg *config) { cfg.addr = ":9002" })},
	} {
		t.Run(test.name, func(t *testing.T) {
			got, err := parseConfig(test.args, lookup(test.env))
			if err != nil || !reflect.DeepEqual(got, test.want) {
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
		{"network without a length", []string{"-trusted-proxies", "10.0.0.1"}, nil, []string{"-trusted-proxies", "10.0.0.1", "10.0.0.0/8"}},
		{"limit of nothing", []string{"-write-timeout", "0s"}, nil, []string{"-write-timeout", `"0s"`, "1ms"}},
		{"no connections", []string{"-max-connections", "0"}, nil, []string{"-max-connections", `"0"`, "1"}},
		{"head of a size with a unit", []string{"-max-header-bytes", "16k"}, nil, []string{"-max-header-bytes", `"16k"`}},
		{"unknown format", []string{"-log-format", "xml"}, nil, []string{"-log-format", `"xml"`, "json"}},
		{"unknown level", []string{"-log-level", "loud"}, nil, []string{"-log-level", `"loud"`, "warn"}},
		{"metrics without a port", []string{"-metrics-addr", "localhost"}, nil, []string{"-metrics-addr", "host:port"}},
		{"certificate without a key", []string{"-tls-cert", "c.pem"}, nil, []string{"-tls-cert", "-tls-key"}},
		{"key without a certificate", nil, map[string]string{"TLS_KEY": "k.pem"}, []string{"-tls-cert", "-tls-key"}},
		{"bad address in the environment", nil, map[string]string{"ADDR": "8080"}, []string{"ADDR", `"8080"`}},
		{"bad port in the environment", nil, map[string]string{"PORT": "http"}, []string{"PORT", `"http"`}},
		{"bad time in the environment", nil, map[string]string{"SHUTDOWN_TIMEOUT": "soon"}, []string{"SHUTDOWN_TIMEOUT", `"soon"`}},
	} {
		t.Run(test.name, func(t *testing.T) {
			_, err := parseConfig(test.args, lookup(test.env))
			if !errors.As(err, new(usageError)) {
				t.Fatalf("%v is no usage error", err)
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

func TestHelpListsEverySetting(t *testing.T) {
	if _, err := parseConfig([]string{"-help"}, lookup(nil)); !errors.Is(err, flag.ErrHelp) {
		t.Fatalf("error %v", err)
	}
	var help strings.Builder
	if err := writeHelp(&help); err != nil {
		t.Fatal(err)
	}
	for _, want := range []string{
		"healthcheck", "-version",
		"-addr", "ADDR", "PORT", "127.0.0.1:8080",
		"-tls-cert", "TLS_CERT", "-tls-key", "TLS_KEY",
		"-header-timeout", "HEADER_TIMEOUT", "5s",
		"-idle-timeout", "IDLE_TIMEOUT", "75s",
		"-write-timeout", "WRITE_TIMEOUT", "10s",
		"-max-header-bytes", "MAX_HEADER_BYTES", "16384",
		"-max-connections", "MAX_CONNECTIONS", "10000",
		"-shutdown-delay", "SHUTDOWN_DELAY", "0s",
		"-shutdown-timeout", "SHUTDOWN_TIMEOUT", "30s",
		"-trusted-proxies", "TRUSTED_PROXIES",
		"-log-format", "LOG_FORMAT", "text",
		"-log-level", "LOG_LEVEL", "info",
		"-metrics-addr", "METRICS_ADDR",
	} {
		if !strings.Contains(help.String(), want) {
			t.Errorf("help lacks %q", want)
		}
	}
}
