package main

import (
	"errors"
	"flag"
	"fmt"
	"io"
	"net"
	"net/netip"
	"strconv"
	"strings"
	"time"
)

type config struct {
	addr            string
	shutdownDelay   time.Duration
	shutdownTimeout time.Duration
	trustedProxies  []netip.Prefix
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
}

// env is the environment variable of a setting: its flag in capitals.
func (s setting) env() string {
	return strings.ToUpper(strings.ReplaceAll(s.flag, "-", "_"))
}

// usageError is a mistake on the command line or in the environment.
type usageError struct{ error }

// parseConfig takes each setting from its flag, else its environment variable, else its default.
func parseConfig(args []string, getenv func(string) string) (config, error) {
	var cfg config
	flags := flag.NewFlagSet("goniometria", flag.ContinueOnError)
	flags.SetOutput(io.Discard) // Its own report of a mistake is a screen long.
	for _, s := range settings {
		if err := s.set(&cfg, s.value); err != nil {
			return config{}, fmt.Errorf("default of -%s: %w", s.flag, err)
		}
		if err := s.setFromEnv(&cfg, getenv); err != nil {
			return config{}, usageError{err}
		}
		flags.Func(s.flag, "", func(value string) error { return s.set(&cfg, value) })
	}

	err := flags.Parse(args)
	if errors.Is(err, flag.ErrHelp) {
		return config{}, err
	}
	if err == nil && flags.NArg() > 0 {
		err = fmt.Errorf("unexpected argument %q", flags.Arg(0))
	}
	if err != nil {
		return config{}, usageError{fmt.Errorf("%w (-help lists the settings)", err)}
	}
	return cfg, nil
}

func (s setting) setFromEnv(cfg *config, getenv func(string) string) error {
	name, value := s.env(), getenv(s.env())
	// Container platforms hand over only a port, and mean every interface by it.
	if port := getenv("PORT"); s.flag == "addr" && value == "" && port != "" {
		name, value = "PORT", ":"+port
	}
	if value == "" {
		return nil
	}
	if err := s.set(cfg, value); err != nil {
		return fmt.Errorf("invalid value %q for %s: %w", value, name, err)
	}
	return nil
}

func writeHelp(w io.Writer) error {
	var help strings.Builder
	help.WriteString("goniometria serves the Goniometria Digital website.\n\nA flag wins over its environment variable.\n\n")
	for _, s := range settings {
		fmt.Fprintf(&help, "  -%s, %s\n        %s (default %q)\n", s.flag, s.env(), s.help, s.value)
	}
	_, err := io.WriteString(w, help.String())
	return err
}

func parseAddr(value string) (string, error) {
	_, port, err := net.SplitHostPort(value)
	if err != nil {
		return "", errors.New("want host:port")
	}
	if _, err := strconv.ParseUint(port, 10, 16); err != nil {
		return "", fmt.Errorf("port %q is not a number from 0 to 65535", port)
	}
	return value, nil
}

func parseWait(value string) (time.Duration, error) {
	wait, err := time.ParseDuration(value)
	if err != nil || wait < 0 {
		return 0, errors.New("want a time with a unit, such as 30s")
	}
	return wait, nil
}

func parsePrefixes(value string) ([]netip.Prefix, error) {
	var prefixes []netip.Prefix
	for name := range strings.FieldsFuncSeq(value, func(r rune) bool { return r == ',' || r == ' ' }) {
		prefix, err := netip.ParsePrefix(name)
		if err != nil {
			return nil, fmt.Errorf("%q is not a network such as 10.0.0.0/8", name)
		}
		prefixes = append(prefixes, prefix)
	}
	return prefixes, nil
}
