package main

import (
	"context"
	"io"
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

// errorLog writes net/http's messages to the log, without the addresses of clients.
type errorLog struct{ logger *slog.Logger }

// peerAddress matches an address as net/http writes it: with a port, and IPv6 in brackets.
var peerAddress = regexp.MustCompile(`\[[0-9A-Fa-f:.]+(%[^]]*)?\]:\d+|\b\d+\.\d+\.\d+\.\d+:\d+`)

func (e errorLog) Write(message []byte) (int, error) {
	text, level := peerAddress.ReplaceAllString(strings.TrimSpace(string(message)), "a client"), slog.LevelWarn
	if strings.HasPrefix(text, "http: TLS handshake error") {
		level = slog.LevelDebug // Scanners cause these all day, and an operator can do nothing about them.
	}
	e.logger.Log(context.Background(), level, text)
	return len(message), nil
}
