package main

import (
	"math"
	"net/http"
	"slices"
	"strconv"
	"strings"
)

// maxRanges is more than players and document viewers ask for. Whoever asks for more gets the whole (RFC 9110, 14.2).
const maxRanges = 32

// byteRange is an int-range of RFC 9110, 14.1.2: both positions are inclusive.
type byteRange struct{ first, last int64 }

func (r byteRange) length() int64 { return r.last - r.first + 1 }

func (r byteRange) overlaps(other byteRange) bool {
	return r.first <= other.last && other.first <= r.last
}

// requestedRanges returns the ranges to send, none if no requested one is satisfiable;
// it is false when the whole is to be sent.
func requestedRanges(r *http.Request, rep *representation) (ranges []byteRange, ok bool) {
	lines := r.Header["Range"]
	// Range is defined for GET alone (RFC 9110, 14.2), and is no list that could be spread over lines.
	if len(lines) != 1 || r.Method != http.MethodGet || !ifRangeHolds(r.Header, rep.etag) {
		return nil, false
	}
	return parseRanges(lines[0], int64(len(rep.body)))
}

// parseRanges reads a ranges-specifier (RFC 9110, 14.1.1) for a representation of the given size. It is false for a
// field to ignore: an unknown unit, a malformed set, too many ranges.
func parseRanges(specifier string, size int64) (ranges []byteRange, ok bool) {
	unit, set, found := strings.Cut(specifier, "=")
	// The length tells an s from the long one of U+017F, which folds to it.
	if !found || !strings.EqualFold(unit, "bytes") || len(unit) != len("bytes") || strings.HasPrefix(set, " ") || strings.HasPrefix(set, "\t") {
		return nil, false
	}
	specs := 0
	for spec := range strings.SplitSeq(set, ",") {
		spec = strings.Trim(spec, " \t")
		if spec == "" {
			continue // A list may have empty elements (RFC 9110, 5.6.1.2).
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

// parseSpec reads an int-range or a suffix-range. Beyond the end of the representation there is nothing to send,
// so the last position is cut to it; a range that starts there is unsatisfiable.
func parseSpec(spec string, size int64) (r byteRange, ok bool) {
	first, last, found := strings.Cut(spec, "-")
	if !found {
		return byteRange{}, false
	}
	if first == "" {
		suffix, ok := parsePosition(last)
		return byteRange{max(size-suffix, 0), size - 1}, ok
	}
	r = byteRange{0, math.MaxInt64}
	if r.first, ok = parsePosition(first); !ok {
		return byteRange{}, false
	}
	if last != "" {
		if r.last, ok = parsePosition(last); !ok || r.last < r.first {
			return byteRange{}, false
		}
	}
	r.last = min(r.last, size-1)
	return r, true
}

// parsePosition reads 1*DIGIT. A number over 64 bits becomes the largest: no representation reaches that far either.
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

// coalesce merges ranges that overlap, so that no byte is sent twice, and keeps the order of the others
// (RFC 9110, 15.3.7.2).
func coalesce(ranges []byteRange) []byteRange {
	if len(ranges) < 2 {
		return ranges
	}
	var parts []byteRange
	for _, r := range ranges {
		parts = slices.DeleteFunc(parts, func(part byteRange) bool {
			if !part.overlaps(r) {
				return false
			}
			r = byteRange{min(r.first, part.first), max(r.last, part.last)}
			return true
		})
		parts = append(parts, r)
	}
	return parts
}
