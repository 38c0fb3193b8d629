package main

import (
	"bytes"
	"context"
	"io"
	"log/slog"
	"regexp"
	"strings"
)

// newLogger returns a logger that never waits for w, and the queue between the two.
func newLogger(cfg config, w io.Writer) (*slog.Logger, *logQueue) {
	_, journald := w.(journalWriter)
	options := &slog.HandlerOptions{Level: cfg.logLevel}
	if journald || cfg.logFormat == "json" { // It slows every line.
		options.ReplaceAttr = func(_ []string, a slog.Attr) slog.Attr {
			switch {
			case journald && a.Key == slog.TimeKey:
				return slog.Attr{} // The journal has its own.
			case cfg.logFormat == "json" && a.Value.Kind() == slog.KindDuration:
				return slog.Float64(a.Key+"_seconds", a.Value.Duration().Seconds())
			}
			return a
		}
	}
	queue := newLogQueue()
	logger := slog.New(slog.NewTextHandler(queue, options))
	if cfg.logFormat == "json" {
		logger = slog.New(slog.NewJSONHandler(queue, options))
	}
	go queue.writeTo(w, logger)
	return logger, queue
}

// journalWriter writes each line with its priority for journald (sd-daemon(3)). A line without a level is an error.
type journalWriter struct{ io.Writer }

var (
	lineLevel  = regexp.MustCompile(`^(?:level=|\{"level":")?(DEBUG|INFO|WARN)?`) // matches every line
	priorities = map[string]string{"DEBUG": "<7>", "INFO": "<6>", "WARN": "<4>", "": "<3>"}
)

func (j journalWriter) Write(lines []byte) (int, error) {
	var prefixed []byte
	for line := range bytes.Lines(lines) {
		prefixed = append(prefixed, priorities[string(lineLevel.FindSubmatch(line)[1])]...)
		prefixed = append(prefixed, line...)
	}
	if _, err := j.Writer.Write(prefixed); err != nil {
		return 0, err
	}
	return len(lines), nil
}

// errorLog writes net/http's messages to the log, without the addresses of clients.
type errorLog struct{ logger *slog.Logger }

// peerAddress matches an address as net/http writes it: with a port, and IPv6 in brackets.
var peerAddress = regexp.MustCompile(`\[[0-9A-Fa-f:.]+(%[^]]*)?\]:\d+|\b\d+\.\d+\.\d+\.\d+:\d+`)

func (e errorLog) Write(message []byte) (int, error) {
	text, level := strings.TrimSpace(string(message)), slog.LevelWarn
	if !strings.HasPrefix(text, "http: Accept error") { // It names the program's own address.
		text = peerAddress.ReplaceAllString(text, "a client")
	}
	if strings.HasPrefix(text, "http: TLS handshake error") || strings.HasPrefix(text, "http2: ") && !strings.HasPrefix(text, "http2: panic") {
		level = slog.LevelDebug // Scanners cause these all day, and an operator can do nothing about them.
	}
	e.logger.Log(context.Background(), level, text)
	return len(message), nil
}
