package main

import (
	"bytes"
	"io"
	"log/slog"
	"strings"
	"testing"
	"time"
)

func TestTheLog(t *testing.T) {
	for _, test := range []struct {
		name string
		cfg  config
		want string
	}{
		{"as text", config{logFormat: "text"}, `level=INFO msg="two words" took=1.5ms` + "\n"},
		{"as JSON, with durations in seconds", config{logFormat: "json"}, `"level":"INFO","msg":"two words","took_seconds":0.0015}` + "\n"},
		{"below its level", config{logLevel: slog.LevelWarn}, ""},
	} {
		t.Run(test.name, func(t *testing.T) {
			var log bytes.Buffer
			logger, queue := newLogger(test.cfg, &log)
			logger.Info("two words", "took", 1500*time.Microsecond)
			queue.close()
			if got := log.String(); !strings.HasSuffix(got, test.want) || (test.want == "") != (got == "") {
				t.Errorf("%q, want %q", got, test.want)
			}
		})
	}
}

func TestEachLineForTheJournalHasItsPriority(t *testing.T) {
	var journal bytes.Buffer
	logger, queue := newLogger(config{logFormat: "text", logLevel: slog.LevelDebug}, journalWriter{&journal})
	logger.Debug("level=ERROR")
	logger.Info("one")
	logger.With("a", "b").Warn("two")
	logger.WithGroup("group").Error("three", "c", "d")
	queue.close()
	want := "<7>level=DEBUG msg=\"level=ERROR\"\n<6>level=INFO msg=one\n<4>level=WARN msg=two a=b\n<3>level=ERROR msg=three group.c=d\n"
	if got := journal.String(); got != want {
		t.Errorf("%q, want %q", got, want)
	}
	logger, queue = newLogger(config{logFormat: "text", logLevel: slog.LevelWarn}, journalWriter{&journal})
	logger.Info("below its level")
	queue.close()
	if got := journal.String(); got != want {
		t.Errorf("%q, want %q", got, want)
	}
}

func TestAWriteToTheJournalThatFailsSaysSo(t *testing.T) {
	if n, err := (journalWriter{closedJournal{}}).Write([]byte("level=INFO\n")); n != 0 || err == nil {
		t.Errorf("%d, %v, want an error", n, err)
	}
}

type closedJournal struct{}

func (closedJournal) Write([]byte) (int, error) { return 0, io.ErrClosedPipe }

func TestErrorsOfNetHTTPAreLoggedWithoutAddresses(t *testing.T) {
	for _, test := range []struct{ name, message, want string }{
		{"IPv4", "http: panic serving 203.0.113.7:51234: why\n", `"level":"WARN","msg":"http: panic serving a client: why"`},
		{"IPv6", "http: panic serving [2001:db8::1]:80: why", `"level":"WARN","msg":"http: panic serving a client: why"`},
		{"IPv6 with a zone", "read [fe80::1%eth0]:80: reset", `"level":"WARN","msg":"read a client: reset"`},
		{"both ends", "read tcp 127.0.0.1:8080->203.0.113.7:51234: reset", `"level":"WARN","msg":"read tcp a client->a client: reset"`},
		{"the program's own address", "http: Accept error: accept tcp 0.0.0.0:80: too many open files", `"level":"WARN","msg":"http: Accept error: accept tcp 0.0.0.0:80: too many open files"`},
		{"a scanner", "http: TLS handshake error from 203.0.113.7:51234: EOF\n", `"level":"DEBUG","msg":"http: TLS handshake error from a client: EOF"`},
		{"a scanner of HTTP/2", "http2: server connection error from 203.0.113.7:51234: PROTOCOL_ERROR", `"level":"DEBUG","msg":"http2: server connection error from a client: PROTOCOL_ERROR"`},
		{"a panic under HTTP/2", "http2: panic serving 203.0.113.7:51234: why\n", `"level":"WARN","msg":"http2: panic serving a client: why"`},
	} {
		t.Run(test.name, func(t *testing.T) {
			var log bytes.Buffer
			errorLog{slog.New(slog.NewJSONHandler(&log, &slog.HandlerOptions{Level: slog.LevelDebug}))}.Write([]byte(test.message))
			if !strings.Contains(log.String(), test.want) {
				t.Errorf("%q lacks %q", log.String(), test.want)
			}
		})
	}
}
