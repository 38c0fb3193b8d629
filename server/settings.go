package main

import (
	"errors"
	"flag"
	"fmt"
	"io"
	"log/slog"
	"os"
	"path/filepath"
	"strings"
	"time"

	"golang.org/x/crypto/acme"
)

// config holds the value of every setting.
type config struct {
	domains                        []string // HTTPS for the first; the others redirect to it
	acmeDirectory, certDir         string
	addr, tlsAddr, metricsAddr     string
	maxConnections                 int
	shutdownDelay, shutdownTimeout time.Duration
	logFormat                      string // text or json
	logLevel                       slog.Level
	version                        bool // print the version and exit
}

// The indexes of what addrs returns, and of the sockets in deploy/goniometria.socket.
const plainHTTP, overTLS = 0, 1

// addrs returns the addresses to serve: for http://, and with a domain for https://.
func (cfg *config) addrs() []string {
	if len(cfg.domains) > 0 {
		return []string{plainHTTP: cfg.addr, overTLS: cfg.tlsAddr}
	}
	return []string{plainHTTP: cfg.addr}
}

// setting is one value that an operator may change, by its flag or by its environment variable.
type setting struct {
	flag, value string // value is the default.
	help        string
	set         func(value string) error
}

// settings returns the table of all settings. A test compares deploy/goniometria.env with it.
func (cfg *config) settings() []setting {
	return []setting{
		{"domain", "", "serve https:// at this name; other names, after commas, redirect to it", to(&cfg.domains, parseDomains)},
		{"addr", "127.0.0.1:8080", "address for http://; PORT=8080 means :8080, and with -domain the default is :80", to(&cfg.addr, parseAddr)},
		{"metrics-addr", "", "private address for Prometheus metrics, such as 127.0.0.1:9090; off by default", to(&cfg.metricsAddr, parseAddr)},
		{"log-level", "info", "info logs every request, warn only what went wrong", to(&cfg.logLevel, parseLogLevel)},
		{"log-format", "text", "text or json", to(&cfg.logFormat, parseLogFormat)},
		{"max-connections", "1000", "open connections; one more closes one of the address that holds most: the longest idle, or else the longest request", to(&cfg.maxConnections, parseCount)},
		{"shutdown-delay", "0s", "time to go on serving after a stop signal, while /readyz says 503", to(&cfg.shutdownDelay, parseDuration)},
		{"shutdown-timeout", "30s", "time for running requests to finish after the delay", to(&cfg.shutdownTimeout, parseDuration)},
		{"tls-addr", ":443", "address for https://, with -domain", to(&cfg.tlsAddr, parseAddr)},
		{"acme-directory", acme.LetsEncryptURL, "who issues the certificates for -domain", to(&cfg.acmeDirectory, parseHTTPS)},
		{"cert-dir", "", "folder for certificates; by default systemd's state directory, or one in the user's cache", func(value string) error { cfg.certDir = value; return nil }},
	}
}

// to returns a function that parses a value into target.
func to[T any](target *T, parse func(value string) (T, error)) func(value string) error {
	return func(value string) (err error) {
		*target, err = parse(value)
		return err
	}
}

// variable returns the name of the environment variable: the flag in capitals.
func (s setting) variable() string {
	return strings.ToUpper(strings.ReplaceAll(s.flag, "-", "_"))
}

const usage = `goniometria serves the Goniometria Digital website.

  goniometria                        serve http://127.0.0.1:8080 until a stop signal
  goniometria -domain example.com    serve https://example.com, with a certificate from Let's Encrypt
  goniometria healthcheck            ask the program that serves at -addr for its health
  goniometria check-settings         refuse a wrong setting, or say that there is none
  goniometria -version               print the version

Each setting is a flag or an environment variable; the flag wins.
`

func printHelp(stdout io.Writer) {
	io.WriteString(stdout, usage)
	for _, s := range new(config).settings() {
		fmt.Fprintf(stdout, "\n  -%s, %s=%s\n    \t%s\n", s.flag, s.variable(), s.value, s.help)
	}
}

// parseConfig takes each setting from its flag, its environment variable or its default, in this order. For -help, it writes
// the help to stdout and returns flag.ErrHelp.
func parseConfig(args []string, getenv func(string) string, stdout io.Writer) (config, error) {
	var cfg config
	flags := flag.NewFlagSet("goniometria", flag.ContinueOnError)
	flags.SetOutput(io.Discard) // On a mistake, the help would bury the one line that matters.
	flags.BoolVar(&cfg.version, "version", false, "")
	settings := cfg.settings()
	given := map[string]bool{}
	for _, s := range settings {
		flags.Func(s.flag, "", func(value string) error { given[s.flag] = true; return s.set(value) })
	}
	err := flags.Parse(args)
	if errors.Is(err, flag.ErrHelp) {
		printHelp(stdout)
		return config{}, err
	}
	if err == nil && flags.NArg() > 0 {
		err = fmt.Errorf("unexpected argument %q", flags.Arg(0))
	}
	if err != nil {
		return config{}, fmt.Errorf("%w (-help lists the settings)", err)
	}
	if cfg.version {
		return cfg, nil
	}
	for _, s := range settings { // The domains come first: the default of -addr depends on them.
		variable, value := s.variable(), getenv(s.variable())
		if value == "" {
			variable, value = cfg.defaultOf(s, getenv)
		}
		if given[s.flag] || value == "" {
			continue
		}
		if err := s.set(value); err != nil {
			return config{}, fmt.Errorf("invalid value %q for %s: %w", value, variable, err)
		}
	}
	if len(cfg.domains) > 0 && cfg.certDir == "" {
		return config{}, errors.New("no folder for certificates: set CERT_DIR")
	}
	return cfg, nil
}

// defaultOf returns the default of a setting, and the variable that it comes from, if any.
func (cfg *config) defaultOf(s setting, getenv func(string) string) (variable, value string) {
	cache, err := os.UserCacheDir()
	switch port, state := getenv("PORT"), getenv("STATE_DIRECTORY"); {
	case s.flag == "addr" && len(cfg.domains) > 0:
		return "", ":80"
	case s.flag == "addr" && port != "":
		return "PORT", ":" + port // Container platforms set only a port and mean every interface.
	case s.flag == "cert-dir" && state != "":
		return "", state // systemd's StateDirectory=
	case s.flag == "cert-dir" && err == nil:
		return "", filepath.Join(cache, "goniometria")
	}
	return "", s.value
}
