package main

import "strings"

// codings are the content codings that the build makes beside a file, smallest first.
var codings = []struct{ name, suffix string }{
	{"br", ".br"},
	{"gzip", ".gz"},
}

// negotiate selects the representation that Accept-Encoding weighs most, the smallest of several (RFC 9110, 12.5.3).
// It is false when the client refuses each of them. A resource with one representation is not negotiated and
// always has it (12.4.1): a picture is not withheld from a client that wants only gzip.
func (res resource) negotiate(acceptEncoding []string) (*representation, bool) {
	identity := res.identity()
	if len(res.representations) == 1 {
		return identity, true
	}
	var selected *representation
	var highest int
	for _, rep := range res.representations {
		if weight, _ := weigh(acceptEncoding, rep.coding); weight > highest {
			selected, highest = rep, weight
		}
	}
	if selected != nil {
		return selected, true
	}
	// Identity is acceptable unless it is refused, by name or by "*".
	_, refused := weigh(acceptEncoding, "identity")
	return identity, !refused
}

// weigh returns the weight of a coding in thousandths, and whether any element, "*" included, gives it one.
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

// parseElement reads codings [ OWS ";" OWS "q=" qvalue ]. An element with a malformed weight says nothing.
func parseElement(element string) (coding string, weight int, ok bool) {
	coding, parameter, weighted := strings.Cut(element, ";")
	coding = strings.Trim(coding, " \t")
	if strings.EqualFold(coding, "x-gzip") {
		coding = "gzip" // the same coding (RFC 9110, 8.4.1.3)
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

// parseQvalue reads a number from 0 to 1 with at most three decimals (RFC 9110, 12.4.2), in thousandths.
func parseQvalue(s string) (thousandths int, ok bool) {
	whole, decimals, _ := strings.Cut(s, ".")
	if whole != "0" && whole != "1" || len(decimals) > 3 {
		return 0, false
	}
	for _, digit := range []byte(whole + (decimals + "000")[:3]) {
		if digit < '0' || digit > '9' {
			return 0, false
		}
		thousandths = thousandths*10 + int(digit-'0')
	}
	return thousandths, thousandths <= 1000
}
