package main

import (
	"fmt"
	"io"
	"log/slog"
	"net"
)

// announce says where the site is, to a person or to a program.
func announce(cfg config, addr net.Addr, logger *slog.Logger, stderr io.Writer) {
	url := browserURL(cfg, addr)
	if cfg.logFormat == "json" {
		logger.Info("serving", "url", url)
		return
	}
	fmt.Fprintf(stderr, "goniometria: serving %s\n", url)
}

// browserURL is what a person opens to see the site; the unspecified address of a wildcard listener opens nowhere.
func browserURL(cfg config, addr net.Addr) string {
	host, port, err := net.SplitHostPort(addr.String())
	if err != nil {
		return addr.String()
	}
	if net.ParseIP(host).IsUnspecified() {
		host = "localhost"
	}
	scheme := "http"
	if cfg.tlsCert != "" {
		scheme = "https"
	}
	return scheme + "://" + net.JoinHostPort(host, port)
}
