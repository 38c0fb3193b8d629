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
			switch {
			case hasFirst:
				wanted[i] = wanted[i] || first.Cmp(position) <= 0 && (!hasLast || last.Cmp(position) >= 0)
			default:
				wanted[i] = wanted[i] || last.Cmp(big.NewInt(size-int64(i))) >= 0
			}
		}
	}
	return wanted, specs == 1
}

func FuzzParseRange(f *testing.F) {
	for _, seed := range []string{
		"bytes=0-9", "bytes=-1", "bytes=5-", "BYTES=0-0, 2-3 ,-4", "bytes=9-1", "bytes=-0", "bytes=18446744073709551616-",
		"bytes=,,1-1", "bytes= 1-2", "items=0-1", "bytes=0-0,1-1,0-5", "bytes=-99999999999999999999", "bytes=+1-2", "bytes",
	} {
		f.Add(seed, uint8(10))
	}
	f.Fuzz(func(t *testing.T, specifier string, size uint8) {
		wanted, valid := wantedBytes(specifier, int64(size))
		requested, ok := parseRange(specifier, int64(size))
		if ok != valid {
			t.Fatalf("honoured %v, by the grammar %v", ok, valid)
		}
		if !ok {
			return
		}
		for i := range wanted {
			if sent := requested.first <= int64(i) && int64(i) <= requested.last; sent != wanted[i] {
				t.Errorf("byte %d: sent %v, wanted %v, by %v", i, sent, wanted[i], requested)
			}
		}
	})
}
