package main

import (
	"bytes"
	"encoding/json"
	"log/slog"
	"strings"
	"testing"
	"time"
)

func TestErrorsOfNetHTTPAreLoggedWithoutAddresses(t *testing.T) {
	for _, test := range []struct{ name, message, want, level string }{
		{"IPv4", "http: panic serving 203.0.113.7:51234: why\n", "http: panic serving a client: why", "WARN"},
		{"IPv6", "http: panic serving [2001:db8::1]:80: why", "http: panic serving a client: why", "WARN"},
		{"IPv6 with a zone", "read [fe80::1%eth0]:80: reset", "read a client: reset", "WARN"},
		{"both ends", "read tcp 127.0.0.1:8080->203.0.113.7:51234: reset", "read tcp a client->a client: reset", "WARN"},
		{"the program's own address", "http: Accept error: accept tcp 0.0.0.0:80: accept4: too many open files; retrying in 5ms", "http: Accept error: accept tcp 0.0.0.0:80: accept4: too many open files; retrying in 5ms", "WARN"},
		{"a scanner", "http: TLS handshake error from 203.0.113.7:51234: EOF\n", "http: TLS handshake error from a client: EOF", "DEBUG"},
	} {
		t.Run(test.name, func(t *testing.T) {
			var log bytes.Buffer
			errorLog{newLogger(config{logFormat: "json", logLevel: slog.LevelDebug}, &log)}.Write([]byte(test.message))
			var line struct{ Level, Msg string }
			if err := json.Unmarshal(log.Bytes(), &line); err != nil {
				t.Fatal(err)
			}
			if line.Msg != test.want || line.Level != test.level {
				t.Errorf("%+v, want %q at %s", line, test.want, test.level)
			}
		})
	}
}

func TestTheLogFormats(t *testing.T) {
	for _, test := range []struct{ format, want string }{
		{"text", `msg="two words"`},
		{"json", `"msg":"two words"`},
	} {
		var log bytes.Buffer
		newLogger(config{logFormat: test.format}, &log).Info("two words")
		if !strings.Contains(log.String(), test.want) {
			t.Errorf("%s: %q lacks %q", test.format, log.String(), test.want)
		}
	}
}

func TestTheLogLevel(t *testing.T) {
	var log bytes.Buffer
	logger := newLogger(config{logLevel: slog.LevelWarn}, &log)
	logger.Info("quiet")
	logger.Warn("loud")
	if got := log.String(); strings.Contains(got, "quiet") || !strings.Contains(got, "loud") {
		t.Errorf("%q", got)
	}
}

func TestJSONHasDurationsInSeconds(t *testing.T) {
	var log bytes.Buffer
	newLogger(config{logFormat: "json"}, &log).Info("request", "took", 1500*time.Microsecond)
	if !strings.Contains(log.String(), `"took_seconds":0.0015}`) {
		t.Errorf("%q", log.String())
	}
}
