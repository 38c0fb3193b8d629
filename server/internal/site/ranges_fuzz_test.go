package site

import (
	"math/big"
	"regexp"
	"strings"
	"testing"
)

// The grammar of RFC 9110, 14.1.1 and 5.6.1.2, as an expression instead of a parser.
var (
	rangesSpecifier = regexp.MustCompile(`^[bB][yY][tT][eE][sS]=((?s)[^ \t].*)?$`)
	rangeSpec       = regexp.MustCompile(`^(\d*)-(\d*)$`)
)

// wantedBytes says by that grammar which bytes a Range field wants, one by one, and whether it is valid.
func wantedBytes(specifier string, size int64) (wanted []bool, valid bool) {
	match := rangesSpecifier.FindStringSubmatch(specifier)
	if match == nil {
		return nil, false
	}
	wanted = make([]bool, size)
	specs := 0
	for _, spec := range strings.Split(match[1], ",") {
		if spec = strings.Trim(spec, " \t"); spec == "" {
			continue
		}
		positions := rangeSpec.FindStringSubmatch(spec)
		if positions == nil || spec == "-" {
			return nil, false
		}
		specs++
		first, hasFirst := new(big.Int).SetString(positions[1], 10)
		last, hasLast := new(big.Int).SetString(positions[2], 10)
		if hasFirst && hasLast && first.Cmp(last) > 0 {
			return nil, false
		}
		for i := range wanted {
			position := big.NewInt(int64(i))
			if hasFirst {
				wanted[i] = wanted[i] || first.Cmp(position) <= 0 && (!hasLast || last.Cmp(position) >= 0)
			} else {
				wanted[i] = wanted[i] || last.Cmp(big.NewInt(size-int64(i))) >= 0
			}
		}
	}
	return wanted, specs == 1
}

func FuzzParseRange(f *testing.F) {
	for _, seed := range []string{
		"bytes=0-9", "bytes=9-9", "bytes=4-", "bytes=-1", "bytes=-11", "bytes=0-10", "ByTeS=0-", "bytes=000-0009", "bytes=, ,0-8 ,\t,",
		"bytes=10-", "bytes=-0", "bytes=9223372036854775807-9223372036854775807", "bytes=-9223372036854775807",
		"bytes=1-18446744073709551626", "bytes=18446744073709551616-", "bytes=-18446744073709551616", "bytes=18446744073709551617-5",
		"bytes=18446744073709551617-18446744073709551616", "bytes=0100000000000000000000-99999999999999999999",
		"bytes=18446744073709551616x-", "seconds=3-6", "byteſ=0-9", "0-9", "bytes", "bytes=", "bytes=,,", "bytes=5", "bytes=-", "bytes=+1-5",
		"bytes=--5", "bytes=1-2-3", "bytes=5-3", "bytes=0x1-", "bytes=٠-٩", "bytes=0-1,2-3", "bytes=0-,2-", "bytes=0 - 9", "bytes= 0-9", "bytes =0-9",
	} {
		f.Add(seed, uint8(10))
		f.Add(seed, uint8(0))
	}
	f.Fuzz(func(t *testing.T, specifier string, size uint8) {
		wanted, valid := wantedBytes(specifier, int64(size))
		requested, ok := parseRange(specifier, int64(size))
		if ok != valid {
			t.Fatalf("%q: honoured %v, by the grammar %v", specifier, ok, valid)
		}
		if !ok {
			return
		}
		if requested.first < 0 || requested.last >= int64(size) {
			t.Errorf("%q of %d bytes: %v", specifier, size, requested)
		}
		for i := range wanted {
			if sent := requested.first <= int64(i) && int64(i) <= requested.last; sent != wanted[i] {
				t.Errorf("%q: byte %d: sent %v, wanted %v, by %v", specifier, i, sent, wanted[i], requested)
			}
		}
	})
}
