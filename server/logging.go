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

// peerAddress is an address as net/http writes it into its messages: with a port, IPv6 in brackets.
var peerAddress = regexp.MustCompile(`\[[0-9A-Fa-f:.]+(%[^]]*)?\]:\d+|\b\d+\.\d+\.\d+\.\d+:\d+`)

// withoutVisitors logs what net/http has to say, but not to whom it happened.
func withoutVisitors(logger *slog.Logger) *log.Logger {
	return log.New(messages{logger}, "", 0)
}

type messages struct{ logger *slog.Logger }

func (m messages) Write(message []byte) (int, error) {
	m.logger.Warn(peerAddress.ReplaceAllString(strings.TrimSpace(string(message)), "a visitor"))
	return len(message), nil
}
