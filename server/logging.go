package main

import (
	"io"
	"log"
	"log/slog"
	"regexp"
	"strings"
)

func newLogger(cfg config, w io.Writer) *slog.Logger {
	options := &slog.HandlerOptions{Level: cfg.logLevel}
	if cfg.logFormat == "json" {
		return slog.New(slog.NewJSONHandler(w, options))
	}
	return slog.New(slog.NewTextHandler(w, options))
}

// newErrorLog returns the ErrorLog of an http.Server. It removes the addresses of clients from net/http's messages.
func newErrorLog(logger *slog.Logger) *log.Logger {
	return log.New(errorLog{logger}, "", 0)
}

type errorLog struct{ logger *slog.Logger }

// peerAddress matches an address as net/http writes it: with a port, and IPv6 in brackets.
var peerAddress = regexp.MustCompile(`\[[0-9A-Fa-f:.]+(%[^]]*)?\]:\d+|\b\d+\.\d+\.\d+\.\d+:\d+`)

func (e errorLog) Write(message []byte) (int, error) {
	text := peerAddress.ReplaceAllString(strings.TrimSpace(string(message)), "a client")
	if strings.HasPrefix(text, "http: TLS handshake error") {
		e.logger.Debug(text) // Scanners cause these all day, and an operator can do nothing about them.
	} else {
		e.logger.Warn(text)
	}
	return len(message), nil
}
