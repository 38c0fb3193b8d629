package main

import (
	"log/slog"
	"net/netip"
	"time"
)

type config struct {
	addr            string
	tlsCert, tlsKey string
	headerTimeout   time.Duration
	idleTimeout     time.Duration
	writeTimeout    time.Duration
	maxHeaderBytes  int
	maxConnections  int
	shutdownDelay   time.Duration
	shutdownTimeout time.Duration
	trustedProxies  []netip.Prefix
	logFormat       string
	logLevel        slog.Level
	metricsAddr     string
	version         bool // print it and end
}

// setting is one thing that an operator may change.
type setting struct {
	flag, value, help string
	set               func(cfg *config, value string) error
}

var settings = []setting{
	{"addr", "127.0.0.1:8080", "address to listen on; the variable PORT=8080 means :8080", func(cfg *config, value string) (err error) {
		cfg.addr, err = parseAddr(value)
		return err
	}},
	{"tls-cert", "", "PEM file with the certificate and its chain, read again when it changes", func(cfg *config, value string) error {
		cfg.tlsCert = value
		return nil
	}},
	{"tls-key", "", "PEM file with the key of the certificate", func(cfg *config, value string) error {
		cfg.tlsKey = value
		return nil
	}},
	{"header-timeout", "5s", "time that the head of a request may take to arrive", func(cfg *config, value string) (err error) {
		cfg.headerTimeout, err = parseLimit(value)
		return err
	}},
	{"idle-timeout", "75s", "time that a connection may wait for its next request", func(cfg *config, value string) (err error) {
		cfg.idleTimeout, err = parseLimit(value)
		return err
	}},
	{"write-timeout", "10s", "time that a visitor may take for each 64 KiB of an answer", func(cfg *config, value string) (err error) {
		cfg.writeTimeout, err = parseLimit(value)
		return err
	}},
	{"max-header-bytes", "16384", "largest head of a request; net/http allows 4096 on top", func(cfg *config, value string) (err error) {
		cfg.maxHeaderBytes, err = parseCount(value)
		return err
	}},
	// Idle ones take 17 kB each: this many fit into 256 MB, with room for the answers.
	{"max-connections", "10000", "connections at a time; one more closes the one that has waited longest for a request", func(cfg *config, value string) (err error) {
		cfg.maxConnections, err = parseCount(value)
		return err
	}},
	{"shutdown-delay", "0s", "time to go on serving after a stop signal, while /readyz says 503", func(cfg *config, value string) (err error) {
		cfg.shutdownDelay, err = parseWait(value)
		return err
	}},
	{"shutdown-timeout", "30s", "time that running downloads then have to finish", func(cfg *config, value string) (err error) {
		cfg.shutdownTimeout, err = parseWait(value)
		return err
	}},
	{"trusted-proxies", "", "networks whose X-Forwarded-Proto is believed, such as 10.0.0.0/8,fd00::/8", func(cfg *config, value string) (err error) {
		cfg.trustedProxies, err = parsePrefixes(value)
		return err
	}},
	{"log-format", "text", "text or json", func(cfg *config, value string) (err error) {
		cfg.logFormat, err = parseFormat(value)
		return err
	}},
	{"log-level", "info", "info logs every request, warn only what went wrong", func(cfg *config, value string) (err error) {
		cfg.logLevel, err = parseLevel(value)
		return err
	}},
	{"metrics-addr", "", "private address for Prometheus metrics and pprof, such as 127.0.0.1:9090; off if empty", func(cfg *config, value string) (err error) {
		if value != "" {
			value, err = parseAddr(value)
		}
		cfg.metricsAddr = value
		return err
	}},
}
