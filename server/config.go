package main

import (
	"errors"
	"flag"
	"fmt"
	"io"
	"strings"
)

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
	flags.BoolVar(&cfg.version, "version", false, "")
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
	if err == nil && (cfg.tlsCert == "") != (cfg.tlsKey == "") {
		err = errors.New("-tls-cert and -tls-key need each other")
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
	help.WriteString("goniometria serves the Goniometria Digital website.\n\n" +
		"  goniometria              serve until a stop signal\n" +
		"  goniometria healthcheck  ask the program that serves with the same settings how it is\n" +
		"  goniometria -version     say which build this is\n\n" +
		"A flag wins over its environment variable.\n\n")
	for _, s := range settings {
		fmt.Fprintf(&help, "  -%s, %s\n        %s (default %q)\n", s.flag, s.env(), s.help, s.value)
	}
	_, err := io.WriteString(w, help.String())
	return err
}
