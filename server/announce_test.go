package main

import (
	"bytes"
	"encoding/json"
	"net"
	"testing"
)

func TestTheFirstLine(t *testing.T) {
	addr := &net.TCPAddr{IP: net.IPv4(127, 0, 0, 1), Port: 8080}
	t.Run("is for a person", func(t *testing.T) {
		var stderr bytes.Buffer
		cfg := config{logFormat: "text"}
		announce(cfg, addr, newLogger(cfg, &stderr), &stderr)
		if got, want := stderr.String(), "goniometria: serving http://127.0.0.1:8080\n"; got != want {
			t.Errorf("%q, want %q", got, want)
		}
	})
	t.Run("is for a program if the log is", func(t *testing.T) {
		var stderr bytes.Buffer
		cfg := config{logFormat: "json"}
		announce(cfg, addr, newLogger(cfg, &stderr), &stderr)
		var line struct{ Msg, URL string }
		if err := json.Unmarshal(stderr.Bytes(), &line); err != nil || line.Msg != "serving" || line.URL != "http://127.0.0.1:8080" {
			t.Errorf("%q, %v", stderr.String(), err)
		}
	})
}

func TestTheURLToOpen(t *testing.T) {
	for _, test := range []struct{ name, addr, cert, want string }{
		{"a loopback address", "127.0.0.1:8080", "", "http://127.0.0.1:8080"},
		{"IPv6", "[::1]:8080", "", "http://[::1]:8080"},
		{"every interface", "[::]:8080", "", "http://localhost:8080"},
		{"every interface of IPv4", "0.0.0.0:80", "", "http://localhost:80"},
		{"TLS", "127.0.0.1:443", "c.pem", "https://127.0.0.1:443"},
	} {
		t.Run(test.name, func(t *testing.T) {
			addr, err := net.ResolveTCPAddr("tcp", test.addr)
			if err != nil {
				t.Fatal(err)
			}
			if got := browserURL(config{tlsCert: test.cert}, addr); got != test.want {
				t.Errorf("%s, want %s", got, test.want)
			}
		})
	}
}
