package main

import (
	"strconv"
	"testing"
)

func TestAcceptEncodingSelectsTheRepresentation(t *testing.T) {
	const br, gzip = "script in br", "script in gzip"
	addr := serveTestSite(t, testOptions())
	for _, test := range []struct {
		name  string
		lines []string
		want  string
	}{
		{"no field: identity (RFC 9110, 12.5.3)", nil, script},
		{"an empty field: identity", []string{"Accept-Encoding:"}, script},
		{"one coding", []string{"Accept-Encoding: gzip"}, gzip},
		{"several: the smallest", []string{"Accept-Encoding: gzip, deflate, br, zstd"}, br},
		{"several lines are one list (RFC 9110, 5.3)", []string{"Accept-Encoding: gzip", "Accept-Encoding: br"}, br},
		{"the highest weight (RFC 9110, 12.4.2)", []string{"Accept-Encoding: br;q=0.5, gzip;q=0.501"}, gzip},
		{"identity with the highest weight", []string{"Accept-Encoding: identity, br;q=0.9"}, script},
		{"identity listed lower", []string{"Accept-Encoding: identity;q=0.5, gzip"}, gzip},
		{"a low weight is more than none", []string{"Accept-Encoding: gzip;q=0.001"}, gzip},
		{"weight 0 refuses", []string{"Accept-Encoding: br;q=0, gzip;q=0.000"}, script},
		{"an asterisk is any coding", []string{"Accept-Encoding: *"}, br},
		{"an asterisk is any coding that is not listed", []string{"Accept-Encoding: *;q=0.5, br;q=0.1"}, gzip},
		{"a refusing asterisk spares the listed", []string{"Accept-Encoding: gzip;q=0.3, *;q=0"}, gzip},
		{"a refusing asterisk spares identity if listed", []string{"Accept-Encoding: identity;q=1, *;q=0"}, script},
		{"identity refused, another accepted", []string{"Accept-Encoding: identity;q=0, gzip"}, gzip},
		{"codings that we do not have", []string{"Accept-Encoding: zstd, deflate, dcb"}, script},
		{"any case", []string{"Accept-Encoding: GZip;Q=1"}, gzip},
		{"the old name of gzip (RFC 9110, 8.4.1.3)", []string{"Accept-Encoding: x-gzip"}, gzip},
		{"spaces around a weight", []string{"Accept-Encoding: gzip ;\tq=1.000 ,, "}, gzip},
		{"a weight over 1 says nothing", []string{"Accept-Encoding: gzip;q=1.001"}, script},
		{"a weight with four decimals says nothing", []string{"Accept-Encoding: gzip;q=0.1234"}, script},
		{"a weight that is no number says nothing", []string{"Accept-Encoding: gzip;q=high, br;q=+1, br;q=.5"}, script},
		{"a parameter that is no weight says nothing", []string{"Accept-Encoding: gzip;level=1"}, script},
	} {
		t.Run(test.name, func(t *testing.T) {
			coding := map[string]string{br: "br", gzip: "gzip"}[test.want]
			got := ask(t, addr, "GET "+scriptPath, test.lines...)
			got.check(t, 200, map[string]string{
				"Content-Encoding": coding,
				"Content-Length":   strconv.Itoa(len(test.want)), // RFC 9110, 8.6: of what is sent, not of what it decodes to
				"Content-Type":     "text/javascript; charset=utf-8",
				"Vary":             "Accept-Encoding", // RFC 9110, 12.5.5: on identity too
			})
			if got.body != test.want {
				t.Errorf("body %q, want %q", got.body, test.want)
			}
		})
	}
}

func TestNothingAcceptable(t *testing.T) {
	addr := serveTestSite(t, testOptions())
	for _, test := range []struct {
		name, path, accept string
		status             int
	}{
		{"identity refused by name (RFC 9110, 15.5.7)", scriptPath, "identity;q=0", 406},
		{"identity refused by the asterisk", scriptPath, "zstd, *;q=0", 406},
		{"a resource with one representation is not negotiated (RFC 9110, 12.4.1)", filmPath, "gzip, *;q=0", 200},
		{"an unknown page stays unknown", "/nowhere", "*;q=0", 404},
	} {
		t.Run(test.name, func(t *testing.T) {
			got := ask(t, addr, "GET "+test.path, "Accept-Encoding: "+test.accept)
			got.check(t, test.status, map[string]string{"Content-Encoding": ""})
			if test.status == 406 {
				got.check(t, 406, map[string]string{"Cache-Control": "no-store", "ETag": ""})
			}
		})
	}
}

func TestTheErrorScreenIsNegotiatedToo(t *testing.T) {
	got := ask(t, serveTestSite(t, testOptions()), "GET /nowhere", "Accept-Encoding: gzip")
	got.check(t, 404, map[string]string{"Content-Encoding": "gzip", "Content-Length": "15", "Vary": "Accept-Encoding", "Cache-Control": "no-store", "ETag": ""})
	if got.body != "missing in gzip" {
		t.Errorf("body %q", got.body)
	}
}

// RFC 9110, 8.8.3.3.
func TestEachRepresentationHasItsOwnStrongTag(t *testing.T) {
	addr := serveTestSite(t, testOptions())
	seen := map[string]string{}
	for _, accept := range []string{"identity", "gzip", "br"} {
		tag := ask(t, addr, "GET "+scriptPath, "Accept-Encoding: "+accept).header.Get("ETag")
		if len(tag) < 20 || tag[0] != '"' || tag[len(tag)-1] != '"' {
			t.Errorf("%s: %q is no strong tag", accept, tag)
		}
		if other, ok := seen[tag]; ok {
			t.Errorf("%s and %s have the tag %s in common", accept, other, tag)
		}
		seen[tag] = accept
	}
}
