package site

import (
	"math"
	"net/http"
	"strconv"
	"strings"
)

// byteRange is an int-range (RFC 9110, section 14.1.1): both positions are inclusive.
type byteRange struct{ first, last int64 }

// requestedRange returns the range of a request, which starts at the size or beyond if it is unsatisfiable. It returns
// false if the request gets the whole content.
func requestedRange(r *http.Request, rep *representation) (requested byteRange, ok bool) {
	// Range is defined for GET alone (RFC 9110, section 14.2), and it is not a list, so two lines are malformed.
	lines, ifRange := r.Header["Range"], r.Header["If-Range"]
	if len(lines) != 1 || r.Method != http.MethodGet {
		return byteRange{}, false
	}
	// A date in If-Range never matches: there is none to compare (section 13.1.5).
	if len(ifRange) > 1 || len(ifRange) == 1 && ifRange[0] != rep.etag {
		return byteRange{}, false
	}
	return parseRange(lines[0], int64(len(rep.content)))
}

// parseRange parses a ranges-specifier (RFC 9110, section 14.1.1) for content of size bytes. It returns false for a field
// to ignore: an unknown unit, a malformed set, and several ranges, which no browser requests and which a server may
// answer as a whole (section 14.2).
func parseRange(specifier string, size int64) (r byteRange, ok bool) {
	unit, set, found := strings.Cut(specifier, "=")
	// EqualFold also takes the long s, U+017F, for an s. It is two bytes long.
	if !found || !strings.EqualFold(unit, "bytes") || len(unit) != len("bytes") || strings.HasPrefix(set, " ") || strings.HasPrefix(set, "\t") {
		return r, false
	}
	first, last, found := strings.Cut(strings.Trim(set, ", \t"), "-") // A list may have empty elements (section 5.6.1.2).
	from, hasFrom := parsePosition(first)
	to, hasTo := parsePosition(last)
	switch {
	case !found || !hasFrom && first != "" || !hasTo && last != "" || first+last == "":
		return r, false
	case first == "":
		return byteRange{max(size-to, 0), size - 1}, true
	case last == "":
		return byteRange{from, size - 1}, true
	}
	return byteRange{from, min(to, size-1)}, from <= to
}

// parsePosition parses 1*DIGIT. A number over 64 bits becomes the largest one: no content is that long.
func parsePosition(digits string) (position int64, ok bool) {
	if digits == "" || strings.Trim(digits, "0123456789") != "" {
		return 0, false
	}
	position, err := strconv.ParseInt(digits, 10, 64)
	if err != nil {
		return math.MaxInt64, true
	}
	return position, true
}
