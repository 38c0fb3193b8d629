package site

import (
	"cmp"
	"mime"
	"slices"
	"strconv"
	"strings"
)

// codings lists the content codings that the build makes beside a file, smallest first, and the file itself.
var codings = []struct{ name, suffix string }{
	{"br", ".br"},
	{"gzip", ".gz"},
	{"identity", ""},
}

// negotiate selects the representation with the highest weight in Accept-Encoding, and the smallest of several (RFC
// 9110, section 12.5.3). It returns nil if the client refuses all of them. A resource with one representation is not
// negotiated (section 12.4.1): a client that accepts only gzip still gets a picture.
func (res resource) negotiate(acceptEncoding []string) (selected *representation) {
	if len(res) == 1 {
		return res.identity()
	}
	highest := 0
	for _, rep := range res {
		weight, listed := weigh(acceptEncoding, rep.coding)
		if rep.coding == "identity" && !listed {
			weight = 1 // It is acceptable unless refused, by its name or by "*". What is listed comes first.
		}
		if weight > highest {
			selected, highest = rep, weight
		}
	}
	return selected
}

// weigh returns the weight of a coding in thousandths, and whether an element gives it one, "*" included.
func weigh(acceptEncoding []string, coding string) (weight int, listed bool) {
	for _, line := range acceptEncoding {
		for element := range strings.SplitSeq(line, ",") {
			name, q, ok := parseElement(element)
			if ok && strings.EqualFold(name, coding) {
				return q, true
			}
			if ok && name == "*" {
				weight, listed = q, true
			}
		}
	}
	return weight, listed
}

// parseElement parses codings [ OWS ";" OWS "q=" qvalue ]. It returns false for an element to ignore.
func parseElement(element string) (coding string, weight int, ok bool) {
	coding, parameter, weighted := strings.Cut(element, ";")
	coding = strings.Trim(coding, " \t")
	if strings.EqualFold(coding, "x-gzip") {
		coding = "gzip" // the same coding (RFC 9110, section 8.4.1.3)
	}
	if !weighted {
		return coding, 1000, coding != ""
	}
	name, value, _ := strings.Cut(strings.Trim(parameter, " \t"), "=")
	if !strings.EqualFold(name, "q") {
		return "", 0, false
	}
	weight, ok = parseQvalue(value)
	return coding, weight, ok
}

// parseQvalue parses a number from 0 to 1 with at most three decimals (RFC 9110, section 12.4.2).
func parseQvalue(s string) (thousandths int, ok bool) {
	whole, decimals, _ := strings.Cut(s, ".")
	if whole != "0" && whole != "1" || len(decimals) > 3 {
		return 0, false
	}
	thousandths, err := strconv.Atoi(whole + (decimals + "000")[:3])
	return thousandths, err == nil && thousandths <= 1000
}

// acceptsHTML reports whether Accept names text/html, as a browser's does for what it opens. Its wildcards are for all files.
func acceptsHTML(accept []string) bool {
	return slices.ContainsFunc(strings.Split(strings.Join(accept, ","), ","), func(element string) bool {
		name, parameters, err := mime.ParseMediaType(element)
		weight, valid := parseQvalue(cmp.Or(parameters["q"], "1"))
		return err == nil && valid && name == "text/html" && weight > 0
	})
}
