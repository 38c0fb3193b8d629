package main

import (
	"errors"
	"fmt"
	"log/slog"
	"net"
	"net/netip"
	"strconv"
	"strings"
	"time"
)

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

// parseLimit refuses 0, which net/http takes for "no limit".
func parseLimit(value string) (time.Duration, error) {
	limit, err := parseWait(value)
	if err == nil && limit < time.Millisecond {
		err = errors.New("want at least 1ms")
	}
	return limit, err
}

func parseCount(value string) (int, error) {
	count, err := strconv.ParseUint(value, 10, 31)
	if err != nil || count == 0 {
		return 0, errors.New("want a whole number from 1 on")
	}
	return int(count), nil
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

func parseFormat(value string) (string, error) {
	if value != "text" && value != "json" {
		return "", errors.New("want text or json")
	}
	return value, nil
}

func parseLevel(value string) (level slog.Level, err error) {
	if err := level.UnmarshalText([]byte(value)); err != nil {
		return 0, errors.New("want debug, info, warn or error")
	}
	return level, nil
}
