package site

import (
	"net/http"
	"strings"
)

// evaluatePreconditions returns 412, 304, or 200 if the request may go on, in the order of RFC 9110, section 13.2.2.
// It ignores If-Modified-Since and If-Unmodified-Since, as a resource without a modification date has to (sections
// 13.1.3 and 13.1.4). The site's tags are strong, so a weak one never matches them strongly (section 8.8.3.2).
func evaluatePreconditions(h http.Header, etag string) int {
	if ifMatch := h["If-Match"]; len(ifMatch) > 0 && !anyTag(ifMatch, func(tag string) bool { return tag == etag }) {
		return http.StatusPreconditionFailed
	}
	if anyTag(h["If-None-Match"], func(tag string) bool { return strings.TrimPrefix(tag, "W/") == etag }) {
		return http.StatusNotModified
	}
	return http.StatusOK
}

// anyTag reports whether a field is "*" or lists a tag that matches. Several lines of a field are one list (RFC 9110,
// section 5.3).
func anyTag(lines []string, matches func(tag string) bool) bool {
	for _, line := range lines {
		if line == "*" {
			return true
		}
		for tag, rest, ok := cutTag(line); ok; tag, rest, ok = cutTag(rest) {
			if matches(tag) {
				return true
			}
		}
	}
	return false
}

// cutTag cuts the first entity tag from a list. A tag may contain commas, so splitting at commas would break it (RFC
// 9110, section 8.8.3).
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
