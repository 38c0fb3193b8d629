package site

import (
	"strconv"
	"testing"

	"goniometria.example/site/server/internal/servertest"
)

func TestAcceptEncodingSelectsTheRepresentation(t *testing.T) {
	const br, gzip = "script in br", "script in gzip"
	addr := serveTestSite(t)
	for _, test := range []struct {
		name  string
		lines []string
		want  string
	}{
		{"no field: identity (RFC 9110, 12.5.3)", nil, servertest.Script},
		{"an empty field: identity", []string{"Accept-Encoding:"}, servertest.Script},
		{"one coding", []string{"Accept-Encoding: gzip"}, gzip},
		{"several: the smallest", []string{"Accept-Encoding: gzip, deflate, br, zstd"}, br},
		{"several lines are one list (RFC 9110, 5.3)", []string{"Accept-Encoding: gzip", "Accept-Encoding: br"}, br},
		{"the highest weight (RFC 9110, 12.4.2)", []string{"Accept-Encoding: br;q=0.5, gzip;q=0.501"}, gzip},
		{"identity with the highest weight", []string{"Accept-Encoding: identity, br;q=0.9"}, servertest.Script},
		{"identity listed lower", []string{"Accept-Encoding: identity;q=0.5, gzip"}, gzip},
		{"a low weight is more than none", []string{"Accept-Encoding: gzip;q=0.001"}, gzip},
		{"weight 0 refuses", []string{"Accept-Encoding: br;q=0, gzip;q=0.000"}, servertest.Script},
		{"an asterisk is any coding", []string{"Accept-Encoding: *"}, br},
		{"an asterisk is any coding that is not listed", []string{"Accept-Encoding: *;q=0.5, br;q=0.1"}, gzip},
		{"a refusing asterisk spares the listed", []string{"Accept-Encoding: gzip;q=0.3, *;q=0"}, gzip},
		{"a refusing asterisk spares identity if listed", []string{"Accept-Encoding: identity;q=1, *;q=0"}, servertest.Script},
		{"identity refused, another accepted", []string{"Accept-Encoding: identity;q=0, gzip"}, gzip},
		{"codings that we do not have", []string{"Accept-Encoding: zstd, deflate, dcb"}, servertest.Script},
		{"any case", []string{"Accept-Encoding: GZip;Q=1"}, gzip},
		{"the old name of gzip (RFC 9110, 8.4.1.3)", []string{"Accept-Encoding: x-gzip"}, gzip},
		{"spaces around a weight", []string{"Accept-Encoding: gzip ;\tq=1.000 ,, "}, gzip},
		{"a weight over 1 says nothing", []string{"Accept-Encoding: gzip;q=1.001"}, servertest.Script},
		{"a weight with four decimals says nothing", []string{"Accept-Encoding: gzip;q=0.1234"}, servertest.Script},
		{"a weight that is no number says nothing", []string{"Accept-Encoding: gzip;q=high, br;q=+1, br;q=.5"}, servertest.Script},
		{"a parameter that is no weight says nothing", []string{"Accept-Encoding: gzip;level=1"}, servertest.Script},
	} {
		t.Run(test.name, func(t *testing.T) {
			coding := map[string]string{br: "br", gzip: "gzip"}[test.want]
			got := servertest.Ask(t, addr, "GET "+servertest.ScriptPath, test.lines...)
			got.Check(t, 200, map[string]string{
				"Content-Encoding": coding,
				"Content-Length":   strconv.Itoa(len(test.want)), // RFC 9110, 8.6: of what is sent, not of what it decodes to
				"Content-Type":     "text/javascript; charset=utf-8",
				"Vary":             "Accept-Encoding", // RFC 9110, 12.5.5: on identity too
			})
			if got.Body != test.want {
				t.Errorf("body %q, want %q", got.Body, test.want)
			}
		})
	}
}

func TestNothingAcceptable(t *testing.T) {
	addr := serveTestSite(t)
	for _, test := range []struct {
		name, path, accept string
		status             int
	}{
		{"identity refused by name (RFC 9110, 15.5.7)", servertest.ScriptPath, "identity;q=0", 406},
		{"identity refused by the asterisk", servertest.ScriptPath, "zstd, *;q=0", 406},
		{"a resource with one representation is not negotiated (RFC 9110, 12.4.1)", servertest.FilmPath, "gzip, *;q=0", 200},
		{"an unknown page stays unknown", "/nowhere", "*;q=0", 404},
	} {
		t.Run(test.name, func(t *testing.T) {
			got := servertest.Ask(t, addr, "GET "+test.path, "Accept-Encoding: "+test.accept)
			got.Check(t, test.status, map[string]string{"Content-Encoding": ""})
			if test.status == 406 {
				got.Check(t, 406, map[string]string{"Cache-Control": "no-store", "ETag": ""})
			}
		})
	}
}

func TestTheErrorScreenIsNegotiatedToo(t *testing.T) {
	got := servertest.Ask(t, serveTestSite(t), "GET /nowhere", "Accept-Encoding: gzip")
	got.Check(t, 404, map[string]string{"Content-Encoding": "gzip", "Content-Length": "15", "Vary": "Accept-Encoding", "Cache-Control": "no-store", "ETag": ""})
	if got.Body != "missing in gzip" {
		t.Errorf("body %q", got.Body)
	}
}

// RFC 9110, 8.8.3.3.
func TestEachRepresentationHasItsOwnStrongTag(t *testing.T) {
	addr := serveTestSite(t)
	seen := map[string]string{}
	for _, accept := range []string{"identity", "gzip", "br"} {
		tag := servertest.Ask(t, addr, "GET "+servertest.ScriptPath, "Accept-Encoding: "+accept).Header.Get("ETag")
		if len(tag) < 20 || tag[0] != '"' || tag[len(tag)-1] != '"' {
			t.Errorf("%s: %q is no strong tag", accept, tag)
		}
		if other, ok := seen[tag]; ok {
			t.Errorf("%s and %s have the tag %s in common", accept, other, tag)
		}
		seen[tag] = accept
	}
}
