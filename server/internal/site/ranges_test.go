package site

import (
	"testing"
)

func TestParseRange(t *testing.T) {
	whole, unsatisfiable := byteRange{0, 99}, byteRange{100, 99}
	for _, test := range []struct {
		name, field string
		want        byteRange // of 100 bytes
		ignored     bool
	}{
		{"first and last", "bytes=0-9", byteRange{0, 9}, false},
		{"one byte", "bytes=99-99", byteRange{99, 99}, false},
		{"open end", "bytes=40-", byteRange{40, 99}, false},
		{"suffix", "bytes=-10", byteRange{90, 99}, false},
		{"suffix longer than the whole", "bytes=-101", whole, false},
		{"last beyond the end", "bytes=0-100", whole, false},
		{"unit in any case (RFC 9110, 14.1)", "ByTeS=0-", whole, false},
		{"leading zeros", "bytes=000-0009", byteRange{0, 9}, false},
		{"empty elements (RFC 9110, 5.6.1.2)", "bytes=, ,0-9 ,\t,", byteRange{0, 9}, false},

		{"first at the end", "bytes=100-", unsatisfiable, false},
		{"suffix of nothing (RFC 9110, 14.1.2)", "bytes=-0", unsatisfiable, false},
		{"last over 64 bits (RFC 9110, 14.1.2)", "bytes=10-18446744073709551626", byteRange{10, 99}, false},
		{"first over 64 bits (RFC 9110, 15.5.17)", "bytes=18446744073709551616-", unsatisfiable, false},
		{"suffix over 64 bits", "bytes=-18446744073709551616", whole, false},
		{"largest of 64 bits", "bytes=9223372036854775807-9223372036854775807", unsatisfiable, false},
		{"suffix of the largest of 64 bits", "bytes=-9223372036854775807", whole, false},

		{"unknown unit (RFC 9110, 14.2)", "seconds=36-60", byteRange{}, true},
		{"unit with a letter that only Unicode takes for an s", "byteſ=0-9", byteRange{}, true},
		{"no unit", "0-9", byteRange{}, true},
		{"no set (RFC 9110, 14.1.1)", "bytes=", byteRange{}, true},
		{"only commas", "bytes=,,", byteRange{}, true},
		{"no dash", "bytes=5", byteRange{}, true},
		{"dash alone", "bytes=-", byteRange{}, true},
		{"sign", "bytes=+1-5", byteRange{}, true},
		{"two dashes", "bytes=--5", byteRange{}, true},
		{"three numbers", "bytes=1-2-3", byteRange{}, true},
		{"backwards (RFC 9110, 14.1.1)", "bytes=5-3", byteRange{}, true},
		{"backwards over 64 bits", "bytes=18446744073709551617-5", byteRange{}, true},
		{"a letter behind more than 64 bits", "bytes=18446744073709551616x-", byteRange{}, true},
		{"hexadecimal", "bytes=0x10-", byteRange{}, true},
		{"digits of another script", "bytes=٠-٩", byteRange{}, true},
		{"several (RFC 9110, 14.2)", "bytes=0-9,20-29", byteRange{}, true},
		{"several without an end", "bytes=0-,20-", byteRange{}, true},
		{"space inside", "bytes=0 - 9", byteRange{}, true},
		{"space before the set", "bytes= 0-9", byteRange{}, true},
		{"space before the sign", "bytes =0-9", byteRange{}, true},
	} {
		t.Run(test.name, func(t *testing.T) {
			got, ok := parseRange(test.field, 100)
			if ok == test.ignored {
				t.Fatalf("ignored: %v, want %v", !ok, test.ignored)
			}
			if ok && got != test.want && !(test.want == unsatisfiable && got.first >= 100) {
				t.Errorf("%v, want %v", got, test.want)
			}
		})
	}
}

func TestAnEmptyFileHasNoSatisfiableRange(t *testing.T) {
	for _, field := range []string{"bytes=0-", "bytes=0-0", "bytes=-1"} {
		if got, ok := parseRange(field, 0); !ok || got.first < 0 {
			t.Errorf("%s: %v, %v", field, got, ok)
		}
	}
}
