package site

import (
	"strconv"
	"testing"

	"goniometria.example/site/server/internal/servertest"
)

// FuzzNegotiate compares the parsed weights with those that the grammar of RFC 9110 gives.
func TestAcceptEncodingSelectsTheRepresentation(t *testing.T) {
	const script, br, refused = servertest.ScriptPath, "script in br", "Not Acceptable\n"
	addr := serveTestSite(t)
	for _, test := range []struct {
		name, path   string
		lines        []string
		status       int
		coding, want string
	}{
		{"no field: identity (RFC 9110, 12.5.3)", script, nil, 200, "", servertest.Script},
		{"an empty field: identity", script, []string{"Accept-Encoding:"}, 200, "", servertest.Script},
		{"several: the smallest", script, []string{"Accept-Encoding: gzip, deflate, br, zstd"}, 200, "br", br},
		{"identity with the highest weight", script, []string{"Accept-Encoding: identity, br;q=0.9"}, 200, "", servertest.Script},
		{"identity refused by name (RFC 9110, 15.5.7)", script, []string{"Accept-Encoding: identity;q=0"}, 406, "", refused},
		{"one representation is not negotiated (RFC 9110, 12.4.1)", servertest.FilmPath, []string{"Accept-Encoding: gzip, *;q=0"}, 200, "", servertest.Film},
		{"the error screen", "/nowhere", []string{"Accept-Encoding: gzip"}, 404, "gzip", "missing in gzip"},
		{"an unknown page stays unknown", "/nowhere", []string{"Accept-Encoding: *;q=0"}, 404, "", servertest.NotFoundHTML},
	} {
		t.Run(test.name, func(t *testing.T) {
			got := servertest.Ask(t, addr, "GET "+test.path, test.lines...)
			got.Check(t, test.status, map[string]string{
				"Content-Encoding": test.coding,
				"Content-Length":   strconv.Itoa(len(test.want)), // RFC 9110, 8.6: of what is sent, not of what it decodes to
			})
			if got.Body != test.want {
				t.Errorf("body %.80q, want %.80q", got.Body, test.want)
			}
			if test.path != servertest.FilmPath && test.status != 406 {
				got.Check(t, test.status, map[string]string{"Vary": "Accept-Encoding"}) // RFC 9110, 12.5.5: on identity too
			}
		})
	}
}
