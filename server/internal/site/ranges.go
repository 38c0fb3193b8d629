package site

import (
	"cmp"
	"net/http"
	"slices"
	"strconv"
	"strings"
)

// byteRange is an int-range (RFC 9110, section 14.1.1): both positions are inclusive.
type byteRange struct{ first, last int64 }

// requestedRange returns the range of a request, which starts at the size or beyond if it is unsatisfiable. It returns
// false if the request gets the whole content.
func requestedRange(r *http.Request, rep *representation) (requested byteRange, ok bool) {
	// Range is defined for GET alone (RFC 9110, section 14.2), and it is not a list, so two lines are malformed.
	// A date in If-Range never matches: there is none to compare (section 13.1.5).
	lines, ifRange := r.Header["Range"], r.Header["If-Range"]
	if len(lines) != 1 || r.Method != http.MethodGet || len(ifRange) > 0 && !slices.Equal(ifRange, []string{rep.etag}) {
		return byteRange{}, false
	}
	return parseRange(lines[0], int64(len(rep.content)))
}

// parseRange parses a ranges-specifier (RFC 9110, section 14.1.1) for content of size bytes. It returns false for a field to
// ignore: an unknown unit, a malformed set, or several ranges, which a server may ignore and no browser sends (section 14.2).
func parseRange(specifier string, size int64) (r byteRange, ok bool) {
	unit, set, found := strings.Cut(specifier, "=")
	if !found || strings.ToLower(unit) != "bytes" || strings.HasPrefix(set, " ") || strings.HasPrefix(set, "\t") {
		return r, false
	}
	first, last, found := strings.Cut(strings.Trim(set, ", \t"), "-") // A list may have empty elements (section 5.6.1.2).
	from, validFrom := parsePosition(first)
	to, validTo := parsePosition(last)
	switch {
	case !found || !validFrom || !validTo || first+last == "":
		return r, false
	case first == "":
		return byteRange{max(size-to, 0), size - 1}, true
	case last == "":
		return byteRange{from, size - 1}, true
	}
	// By their digits, as a position may be too large for a number.
	first, last = strings.TrimLeft(first, "0"), strings.TrimLeft(last, "0")
	return byteRange{from, min(to, size-1)}, cmp.Or(cmp.Compare(len(first), len(last)), cmp.Compare(first, last)) <= 0
}

// parsePosition parses *DIGIT. A number over 63 bits becomes the largest one: no content is that long.
func parsePosition(digits string) (position int64, valid bool) {
	number, _ := strconv.ParseUint(digits, 10, 63)
	return int64(number), strings.Trim(digits, "0123456789") == ""
}
