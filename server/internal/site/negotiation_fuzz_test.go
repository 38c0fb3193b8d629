package site

import (
	"regexp"
	"strconv"
	"strings"
	"testing"
	"time"

	"goniometria.example/site/server/internal/servertest"
)

// The grammar of RFC 9110, 12.5.3 and 12.4.2.
var weightedCoding = regexp.MustCompile(`^[ \t]*([^;,]+?)[ \t]*(?:;[ \t]*[qQ]=(0(?:\.\d{0,3})?|1(?:\.0{0,3})?)[ \t]*)?$`)

// weightByGrammar is the weight of a coding, and whether it has one.
func weightByGrammar(field, coding string) (weight float64, listed bool) {
	for _, name := range []string{coding, "*"} {
		for _, element := range strings.Split(field, ",") {
			match := weightedCoding.FindStringSubmatch(element)
			if match == nil || !strings.EqualFold(strings.Replace(strings.ToLower(match[1]), "x-gzip", "gzip", 1), name) {
				continue
			}
			weight = 1
			if match[2] != "" {
				weight, _ = strconv.ParseFloat(match[2], 64)
			}
			listed = true
			if name == coding {
				return weight, true
			}
		}
		if listed {
			break
		}
	}
	return weight, listed
}

// capital knows ASCII alone, as HTTP does.
func capital(r rune) rune {
	if 'a' <= r && r <= 'z' {
		return r - 'a' + 'A'
	}
	return r
}

func FuzzNegotiate(f *testing.F) {
	for _, seed := range []string{
		"gzip, br", "*", "*;q=0", "identity;q=0", "br;q=0.5, gzip;q=0.501", "x-gzip", "gzip;q=1.001", "gzip ; q=1.000 ,, ",
		"identity;q=0, *;q=0.1", "BR;Q=1", "gzip;level=1", "zstd", "", "br;q=", "gzip;q=0;q=1", "gzip;q=0.001", "br;q=0, gzip;q=0.000",
		"*;q=0.5, br;q=0.1", "gzip;q=0.3, *;q=0", "identity;q=1, *;q=0", "identity;q=0, gzip", "zstd, deflate, dcb", "GZip;Q=1",
		"gzip ;\tq=1.000 ,, ", "gzip;q=0.1234", "gzip;q=high, br;q=+1, br;q=.5", "identity, br;q=0.9", "identity;q=0.5, gzip",
	} {
		f.Add(seed)
	}
	res, err := loadResource(servertest.Site(), Build{}, servertest.ScriptPath[1:], time.Minute)
	if err != nil {
		f.Fatal(err)
	}
	f.Fuzz(func(t *testing.T, field string) {
		got := res.negotiate([]string{field})
		best := 0.0
		for _, rep := range res {
			weight, _ := weightByGrammar(field, rep.coding)
			best = max(best, weight)
		}
		_, identityListed := weightByGrammar(field, "identity")
		if acceptable := best > 0 || !identityListed; (got != nil) != acceptable {
			t.Fatalf("%q: %v, acceptable by the grammar: %v", field, got, acceptable)
		}
		if got == nil {
			return
		}
		if weight, _ := weightByGrammar(field, got.coding); weight != best || best == 0 && got.coding != "identity" {
			t.Errorf("%q: %s with weight %v, the best is %v", field, got.coding, weight, best)
		}
		if again := res.negotiate(strings.Split(strings.Map(capital, field), ",")); again != got {
			t.Errorf("%q: %s, but %s in capitals on several lines", field, got.coding, again.coding)
		}
	})
}
