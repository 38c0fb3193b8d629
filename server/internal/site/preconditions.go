package site

import (
	"net/http"
	"regexp"
	"slices"
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

// A tag may contain commas, so splitting at commas would break it (RFC 9110, section 8.8.3).
var (
	entityTag = regexp.MustCompile(`(?:W/)?"[^"]*"`)
	tagList   = regexp.MustCompile(`^[, \t]*(?:` + entityTag.String() + `[ \t]*(?:,[, \t]*|$))*$`)
)

// anyTag reports whether a field is "*" or lists a tag that matches. Several lines of a field are one list (RFC 9110,
// section 5.3), of which malformed ones are ignored.
func anyTag(lines []string, matches func(tag string) bool) bool {
	return slices.ContainsFunc(lines, func(line string) bool {
		return line == "*" || tagList.MatchString(line) && slices.ContainsFunc(entityTag.FindAllString(line, -1), matches)
	})
}
