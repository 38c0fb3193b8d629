package main

import (
	"errors"
	"flag"
	"net/netip"
	"reflect"
	"strings"
	"testing"
	"time"
)

func lookup(env map[string]string) func(string) string {
	return func(name string) string { return env[name] }
}

func TestSettings(t *testing.T) {
	for _, test := range []struct {
		name string
		args []string
		env  map[string]string
		want config
	}{
		{"defaults", nil, nil, config{addr: "127.0.0.1:8080", shutdownTimeout: 30 * time.Second}},
		{"flags", []string{"-addr", ":80", "-shutdown-delay=5s", "--shutdown-timeout", "1m", "-trusted-proxies", "10.0.0.0/8, fd00::/8"}, nil,
			config{":80", 5 * time.Second, time.Minute, []netip.Prefix{netip.MustParsePrefix("10.0.0.0/8"), netip.MustParsePrefix("fd00::/8")}}},
		{"environment", nil, map[string]string{"ADDR": "[::1]:81", "SHUTDOWN_DELAY": "1s", "SHUTDOWN_TIMEOUT": "2s", "TRUSTED_PROXIES": "10.0.0.0/8"},
			config{"[::1]:81", time.Second, 2 * time.Second, []netip.Prefix{netip.MustParsePrefix("10.0.0.0/8")}}},
		{"a port alone means every interface", nil, map[string]string{"PORT": "9000"}, config{addr: ":9000", shutdownTimeout: 30 * time.Second}},
		{"an address wins over a port", nil, map[string]string{"PORT": "9000", "ADDR": ":9001"}, config{addr: ":9001", shutdownTimeout: 30 * time.Second}},
		{"a flag wins over the environment", []string{"-addr", ":9002"}, map[string]string{"PORT": "9000", "ADDR": ":9001"},
			config{addr: ":9002", shutdownTimeout: 30 * time.Second}},
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
		"-addr", "ADDR", "PORT", "127.0.0.1:8080",
		"-shutdown-delay", "SHUTDOWN_DELAY", "0s",
		"-shutdown-timeout", "SHUTDOWN_TIMEOUT", "30s",
		"-trusted-proxies", "TRUSTED_PROXIES",
	} {
		if !strings.Contains(help.String(), want) {
			t.Errorf("help lacks %q", want)
		}
	}
}
