package site

import (
	"strings"
	"testing"

	"goniometria.example/site/server/internal/servertest"
)

func TestConditions(t *testing.T) {
	addr := serveTestSite(t)
	tag := servertest.Ask(t, addr, "GET "+servertest.ScriptPath, "Accept-Encoding: br").Header.Get("ETag")
	if len(tag) < 20 {
		t.Errorf("the tag %s is too short to be unique", tag)
	}
	identityTag := servertest.Ask(t, addr, "GET "+servertest.ScriptPath).Header.Get("ETag")
	for _, test := range []struct {
		name  string
		lines []string // TAG is replaced by the tag of the br representation, which every request accepts
		want  int
	}{
		{"If-None-Match with the tag", []string{"If-None-Match: TAG"}, 304},
		{"If-None-Match with the weak tag (RFC 9110, 13.1.2)", []string{"If-None-Match: W/TAG"}, 304},
		{"If-None-Match with a list (RFC 9110, 13.1.2)", []string{`If-None-Match: "a", W/"b" ,TAG`}, 304},
		{"If-None-Match with empty elements (RFC 9110, 5.6.1.2)", []string{`If-None-Match: , ,"a",, TAG,`}, 304},
		{"If-None-Match with a comma in a tag (RFC 9110, 8.8.3)", []string{`If-None-Match: "a, b", TAG`}, 304},
		{"If-None-Match on several lines (RFC 9110, 5.3)", []string{`If-None-Match: "a"`, "If-None-Match: TAG"}, 304},
		{"If-None-Match with an asterisk", []string{"If-None-Match: *"}, 304},
		{"If-None-Match with another tag", []string{`If-None-Match: "a"`}, 200},
		{"If-None-Match with the tag of another representation", []string{"If-None-Match: " + identityTag}, 200},
		{"If-None-Match with the tag inside another", []string{`If-None-Match: "x, TAG`}, 200},
		{"If-None-Match with the tag and rubbish", []string{"If-None-Match: TAGrubbish"}, 200},
		{"If-None-Match with the tag and another without a comma", []string{`If-None-Match: TAG "a"`}, 200},
		{"If-None-Match with rubbish on another line", []string{"If-None-Match: rubbish", "If-None-Match: TAG"}, 304},
		{"If-None-Match without quotes", []string{"If-None-Match: " + strings.Trim(tag, `"`)}, 200},
		{"If-None-Match with half a tag", []string{`If-None-Match: "a`}, 200},
		{"If-None-Match with a small w", []string{"If-None-Match: w/TAG"}, 200},
		{"If-None-Match with nothing", []string{"If-None-Match:"}, 200},
		{"If-Match with the tag", []string{"If-Match: TAG"}, 200},
		{"If-Match with a list", []string{`If-Match: "a", TAG`}, 200},
		{"If-Match with an asterisk", []string{"If-Match: *"}, 200},
		{"If-Match with the weak tag (RFC 9110, 13.1.1)", []string{"If-Match: W/TAG"}, 412},
		{"If-Match with another tag (RFC 9110, 15.5.13)", []string{`If-Match: "a"`}, 412},
		{"If-Match with the tag and rubbish", []string{"If-Match: TAGrubbish"}, 412},
		{"If-Match comes first (RFC 9110, 13.2.2)", []string{`If-Match: "a"`, "If-None-Match: TAG"}, 412},
		{"If-None-Match comes second", []string{"If-Match: TAG", "If-None-Match: TAG"}, 304},
		{"If-Modified-Since alone (RFC 9110, 13.1.3)", []string{"If-Modified-Since: Fri, 31 Dec 2100 23:59:59 GMT"}, 200},
		{"If-Modified-Since beside a tag (RFC 9110, 13.1.3)", []string{"If-Modified-Since: Fri, 31 Dec 2100 23:59:59 GMT", `If-None-Match: "a"`}, 200},
		{"If-Unmodified-Since (RFC 9110, 13.1.4)", []string{"If-Unmodified-Since: Thu, 01 Jan 1970 00:00:00 GMT"}, 200},
	} {
		t.Run(test.name, func(t *testing.T) {
			lines := []string{"Accept-Encoding: br"}
			for _, line := range test.lines {
				lines = append(lines, strings.ReplaceAll(line, "TAG", tag))
			}
			for _, method := range []string{"GET", "HEAD"} {
				got := servertest.Ask(t, addr, method+" "+servertest.ScriptPath, lines...)
				got.Check(t, test.want, nil)
				if test.want == 304 { // RFC 9110, 15.4.5: the fields that a 200 would have had and that a cache keeps up to date.
					got.Check(t, 304, map[string]string{"ETag": tag, "Cache-Control": "public, max-age=31536000, immutable, no-transform", "Vary": "Accept-Encoding"})
					got.Check(t, 304, map[string]string{"Content-Type": "", "Content-Length": "", "Content-Encoding": ""})
				}
			}
		})
	}
}
