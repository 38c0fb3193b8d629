package site

import (
	"math"
	"net/http"
	"slices"
	"strconv"
	"strings"
)

// maxRanges is more than players and document viewers request. A request for more gets the whole content (RFC 9110,
// section 14.2).
const maxRanges = 32

// byteRange is an int-range (RFC 9110, section 14.1.1): both positions are inclusive.
type byteRange struct{ first, last int64 }

func (r byteRange) length() int64 { return r.last - r.first + 1 }

// requestedRanges returns the satisfiable ranges of a request, which may be none. It returns false if the request gets
// the whole content.
func requestedRanges(r *http.Request, rep *representation) (ranges []byteRange, ok bool) {
	// Range is defined for GET alone (RFC 9110, section 14.2), and it is not a list, so two lines are malformed.
	lines, ifRange := r.Header["Range"], r.Header["If-Range"]
	if len(lines) != 1 || r.Method != http.MethodGet {
		return nil, false
	}
	// A date in If-Range never matches: there is none to compare (section 13.1.5).
	if len(ifRange) > 1 || len(ifRange) == 1 && ifRange[0] != rep.etag {
		return nil, false
	}
	return parseRanges(lines[0], int64(len(rep.content)))
}

// parseRanges parses a ranges-specifier (RFC 9110, section 14.1.1) for content of size bytes. It returns false for a
// field to ignore: an unknown unit, a malformed set, too many ranges.
func parseRanges(specifier string, size int64) (ranges []byteRange, ok bool) {
	unit, set, found := strings.Cut(specifier, "=")
	// EqualFold also takes the long s, U+017F, for an s. It is two bytes long.
	if !found || !strings.EqualFold(unit, "bytes") || len(unit) != len("bytes") || strings.HasPrefix(set, " ") || strings.HasPrefix(set, "\t") {
		return nil, false
	}
	specs := 0
	for spec := range strings.SplitSeq(set, ",") {
		spec = strings.Trim(spec, " \t")
		if spec == "" {
			continue // A list may have empty elements (RFC 9110, section 5.6.1.2).
		}
		r, valid := parseSpec(spec, size)
		if specs++; !valid || specs > maxRanges {
			return nil, false
		}
		if r.first < size {
			ranges = append(ranges, r)
		}
	}
	return coalesce(ranges), specs > 0
}

// parseSpec parses an int-range or a suffix-range and cuts its last position to the end of the content. A range that
// starts at size or beyond is unsatisfiable.
func parseSpec(spec string, size int64) (r byteRange, ok bool) {
	first, last, found := strings.Cut(spec, "-")
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

// coalesce merges overlapping ranges, so that no byte is sent twice, and keeps the order of the others (RFC 9110,
// section 15.3.7.2).
func coalesce(ranges []byteRange) []byteRange {
	var parts []byteRange
	for _, r := range ranges {
		parts = slices.DeleteFunc(parts, func(part byteRange) bool {
			overlaps := part.first <= r.last && r.first <= part.last
			if overlaps {
				r = byteRange{min(r.first, part.first), max(r.last, part.last)}
			}
			return overlaps
		})
		parts = append(parts, r)
	}
	return parts
}
