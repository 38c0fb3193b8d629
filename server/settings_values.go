package main

import (
	"errors"
	"fmt"
	"log/slog"
	"net"
	"net/url"
	"regexp"
	"strconv"
	"strings"
	"time"
)

// hostname matches a name with a top-level domain, as in a certificate (RFC 1123, section 2.1).
var hostname = regexp.MustCompile(`^([a-z0-9]([a-z0-9-]{0,61}[a-z0-9])?\.)+[a-z]([a-z0-9-]{0,61}[a-z0-9])$`)

func parseDomains(value string) ([]string, error) {
	names := strings.Split(strings.ToLower(strings.ReplaceAll(value, " ", "")), ",")
	for _, name := range names {
		if !hostname.MatchString(name) {
			return nil, fmt.Errorf("%q is not a name such as goniometria.com.br (letters with accents: its xn-- form)", name)
		}
	}
	return names, nil
}

func parseHTTPS(value string) (string, error) {
	if address, err := url.Parse(value); err != nil || address.Scheme != "https" || address.Host == "" {
		return "", errors.New("want an address with https://")
	}
	return value, nil
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

func parseDuration(value string) (time.Duration, error) {
	duration, err := time.ParseDuration(value)
	if err != nil || duration < 0 {
		return 0, errors.New("want a duration with a unit, such as 30s")
	}
	return duration, nil
}

func parseCount(value string) (int, error) {
	count, err := strconv.ParseUint(value, 10, 31)
	if err != nil || count == 0 {
		return 0, errors.New("want a positive whole number")
	}
	return int(count), nil
}

func parseLogFormat(value string) (string, error) {
	if value != "text" && value != "json" {
		return "", errors.New("want text or json")
	}
	return value, nil
}

func parseLogLevel(value string) (level slog.Level, err error) {
	if err := level.UnmarshalText([]byte(value)); err != nil || strings.ContainsAny(value, "+-") { // slog takes INFO+2.
		return 0, errors.New("want debug, info, warn or error")
	}
	return level, nil
}
