package main

import (
	"net/http"
	"strings"
)

// evaluatePreconditions returns 412, 304, or 200 when nothing stands in the way, in the order of RFC 9110, 13.2.2.
// Dates are not looked at: If-Modified-Since and If-Unmodified-Since are to be ignored for a resource
// without a modification date (13.1.3, 13.1.4).
func evaluatePreconditions(h http.Header, etag string) int {
	if ifMatch := h["If-Match"]; len(ifMatch) > 0 && !anyTag(ifMatch, func(tag string) bool { return strongMatch(tag, etag) }) {
		return http.StatusPreconditionFailed
	}
	if anyTag(h["If-None-Match"], func(tag string) bool { return weakMatch(tag, etag) }) {
		return http.StatusNotModified
	}
	return http.StatusOK
}

// ifRangeHolds says whether a Range may be honoured (RFC 9110, 13.1.5). A date never matches: there is none to compare with.
func ifRangeHolds(h http.Header, etag string) bool {
	ifRange := h["If-Range"]
	return len(ifRange) == 0 || len(ifRange) == 1 && strongMatch(ifRange[0], etag)
}

// Our own tags are strong, so that a weak one is never strongly equal to them (RFC 9110, 8.8.3.2).
func strongMatch(tag, etag string) bool { return tag == etag }
func weakMatch(tag, etag string) bool   { return strings.TrimPrefix(tag, "W/") == etag }

// anyTag says whether a field is "*", or lists a tag that matches. Several lines of a field are one list (RFC 9110, 5.3).
func anyTag(lines []string, matches func(tag string) bool) bool {
	for _, line := range lines {
		if line == "*" {
			return true
		}
		for {
			tag, rest, ok := cutTag(line)
			if !ok {
				break
			}
			if matches(tag) {
				return true
			}
			line = rest
		}
	}
	return false
}

// cutTag takes the first entity-tag from a list. A tag may contain a comma, so the list cannot be split at those
// (RFC 9110, 8.8.3).
func cutTag(list string) (tag, rest string, ok bool) {
	list = strings.TrimLeft(list, ", \t")
	opaque := strings.TrimPrefix(list, "W/")
	if !strings.HasPrefix(opaque, `"`) {
		return "", "", false
	}
	end := strings.IndexByte(opaque[1:], '"')
	if end < 0 {
		return "", "", false
	}
	rest = opaque[end+2:]
	return list[:len(list)-len(rest)], rest, true
}
