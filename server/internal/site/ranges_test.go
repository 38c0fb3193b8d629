package site

import (
	"slices"
	"strings"
	"testing"
)

func TestParseRanges(t *testing.T) {
	whole := []byteRange{{0, 99}}
	for _, test := range []struct {
		name, field string
		want        []byteRange // of 100 bytes; empty means unsatisfiable
		ignored     bool
	}{
		{"first and last", "bytes=0-9", []byteRange{{0, 9}}, false},
		{"one byte", "bytes=99-99", []byteRange{{99, 99}}, false},
		{"open end", "bytes=40-", []byteRange{{40, 99}}, false},
		{"suffix", "bytes=-10", []byteRange{{90, 99}}, false},
		{"suffix longer than the whole", "bytes=-101", whole, false},
		{"last beyond the end", "bytes=0-100", whole, false},
		{"unit in any case (RFC 9110, 14.1)", "ByTeS=0-", whole, false},
		{"leading zeros", "bytes=000-0009", []byteRange{{0, 9}}, false},
		{"empty elements (RFC 9110, 5.6.1.2)", "bytes=, ,0-9 ,\t,", []byteRange{{0, 9}}, false},
		{"several in their order", "bytes=50-59, 0-9, -1", []byteRange{{50, 59}, {0, 9}, {99, 99}}, false},
		{"overlapping ones merge (RFC 9110, 15.3.7.2)", "bytes=0-9,5-19,30-39", []byteRange{{0, 19}, {30, 39}}, false},
		{"a later one joins two", "bytes=0-9,20-29,5-24", []byteRange{{0, 29}}, false},
		{"the same many times", "bytes=0-" + strings.Repeat(",0-", 31), whole, false},
		{"unsatisfiable ones drop out", "bytes=100-,0-9", []byteRange{{0, 9}}, false},

		{"first at the end", "bytes=100-", nil, false},
		{"suffix of nothing (RFC 9110, 14.1.2)", "bytes=-0", nil, false},
		{"last over 64 bits (RFC 9110, 14.1.2)", "bytes=10-18446744073709551626", []byteRange{{10, 99}}, false},
		{"first over 64 bits (RFC 9110, 15.5.17)", "bytes=18446744073709551616-", nil, false},
		{"suffix over 64 bits", "bytes=-18446744073709551616", whole, false},
		{"largest of 64 bits", "bytes=9223372036854775807-9223372036854775807", nil, false},
		{"suffix of the largest of 64 bits", "bytes=-9223372036854775807", whole, false},

		{"unknown unit (RFC 9110, 14.2)", "seconds=36-60", nil, true},
		{"unit with a letter that only Unicode takes for an s", "byteſ=0-9", nil, true},
		{"no unit", "0-9", nil, true},
		{"no set (RFC 9110, 14.1.1)", "bytes=", nil, true},
		{"only commas", "bytes=,,", nil, true},
		{"no dash", "bytes=5", nil, true},
		{"dash alone", "bytes=-", nil, true},
		{"sign", "bytes=+1-5", nil, true},
		{"two dashes", "bytes=--5", nil, true},
		{"three numbers", "bytes=1-2-3", nil, true},
		{"backwards (RFC 9110, 14.1.1)", "bytes=5-3", nil, true},
		{"backwards over 64 bits", "bytes=18446744073709551617-5", nil, true},
		{"a letter behind more than 64 bits", "bytes=18446744073709551616x-", nil, true},
		{"hexadecimal", "bytes=0x10-", nil, true},
		{"digits of another script", "bytes=٠-٩", nil, true},
		{"space inside", "bytes=0 - 9", nil, true},
		{"space before the set", "bytes= 0-9", nil, true},
		{"space before the sign", "bytes =0-9", nil, true},
		{"one malformed of several", "bytes=0-9,x", nil, true},
		{"more than we send (RFC 9110, 14.2)", "bytes=0-0" + strings.Repeat(",2-2", 32), nil, true},
	} {
		t.Run(test.name, func(t *testing.T) {
			got, ok := parseRanges(test.field, 100)
			if ok == test.ignored {
				t.Fatalf("ignored: %v, want %v", !ok, test.ignored)
			}
			if ok && !slices.Equal(got, test.want) {
				t.Errorf("%v, want %v", got, test.want)
			}
		})
	}
}

func TestAnEmptyFileHasNoSatisfiableRange(t *testing.T) {
	for _, field := range []string{"bytes=0-", "bytes=0-0", "bytes=-1"} {
		if got, ok := parseRanges(field, 0); !ok || len(got) > 0 {
			t.Errorf("%s: %v, %v", field, got, ok)
		}
	}
}
