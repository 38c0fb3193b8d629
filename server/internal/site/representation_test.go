package site

import (
	"fmt"
	"strings"
	"testing"

	"goniometria.example/site/server/internal/servertest"
)

func TestARangeOfTheFilm(t *testing.T) {
	addr := serveTestSite(t)
	tag := servertest.Ask(t, addr, "GET "+servertest.FilmPath).Header.Get("ETag")
	for _, test := range []struct {
		name         string
		requestLine  string
		lines        []string
		status       int
		contentRange string
		body         string
	}{
		{"first and last", "GET", []string{"Range: bytes=100-199"}, 206, "bytes 100-199/10000", servertest.Film[100:200]},
		{"suffix", "GET", []string{"Range: bytes=-500"}, 206, "bytes 9500-9999/10000", servertest.Film[9500:]},
		{"several (RFC 9110, 14.2)", "GET", []string{"Range: bytes=0-99,500-599"}, 200, "", servertest.Film},
		{"many over all of it send it once (RFC 9110, 17.15)", "GET", []string{"Range: bytes=" + strings.Repeat("0-,", 30)}, 200, "", servertest.Film},
		{"beyond the end (RFC 9110, 15.5.17)", "GET", []string{"Range: bytes=10000-"}, 416, "bytes */10000", "Requested Range Not Satisfiable\n"},
		{"suffix of nothing (RFC 9110, 14.1.2)", "GET", []string{"Range: bytes=-0"}, 416, "bytes */10000", "Requested Range Not Satisfiable\n"},
		{"malformed (RFC 9110, 14.2)", "GET", []string{"Range: bytes=5-3"}, 200, "", servertest.Film},
		{"two lines (RFC 9110, 5.3)", "GET", []string{"Range: bytes=0-1", "Range: bytes=2-3"}, 200, "", servertest.Film},
		{"HEAD (RFC 9110, 14.2)", "HEAD", []string{"Range: bytes=0-99"}, 200, "", ""},
		{"HEAD beyond the end", "HEAD", []string{"Range: bytes=10000-"}, 200, "", ""},
		{"If-Range with the tag (RFC 9110, 13.1.5)", "GET", []string{"Range: bytes=0-9", "If-Range: " + tag}, 206, "bytes 0-9/10000", servertest.Film[:10]},
		{"If-Range with the weak tag", "GET", []string{"Range: bytes=0-9", "If-Range: W/" + tag}, 200, "", servertest.Film},
		{"If-Range with another tag", "GET", []string{"Range: bytes=0-9", `If-Range: "a"`}, 200, "", servertest.Film},
		{"If-Range with a date", "GET", []string{"Range: bytes=0-9", "If-Range: Fri, 31 Dec 2100 23:59:59 GMT"}, 200, "", servertest.Film},
		{"If-Range with two lines", "GET", []string{"Range: bytes=0-9", "If-Range: " + tag, "If-Range: " + tag}, 200, "", servertest.Film},
		{"If-Range with another tag beyond the end", "GET", []string{"Range: bytes=10000-", `If-Range: "a"`}, 200, "", servertest.Film},
		{"If-Range without Range", "GET", []string{`If-Range: "a"`}, 200, "", servertest.Film},
		{"If-None-Match comes first (RFC 9110, 13.2.2)", "GET", []string{"Range: bytes=0-9", "If-None-Match: " + tag}, 304, "", ""},
		{"If-Match comes first", "GET", []string{"Range: bytes=10000-", `If-Match: "a"`}, 412, "", "Precondition Failed\n"},
	} {
		t.Run(test.name, func(t *testing.T) {
			got := servertest.Ask(t, addr, test.requestLine+" "+servertest.FilmPath, test.lines...)
			got.Check(t, test.status, map[string]string{"Content-Range": test.contentRange})
			if got.Body != test.body {
				t.Errorf("%d bytes, want %d", len(got.Body), len(test.body))
			}
			switch test.status {
			case 200:
				got.Check(t, 200, map[string]string{"Content-Length": "10000", "ETag": tag, "Accept-Ranges": "bytes"})
			case 206:
				got.Check(t, 206, map[string]string{"Content-Length": fmt.Sprint(len(test.body)), "ETag": tag, "Content-Type": "video/mp4",
					"Cache-Control": "public, max-age=31536000, immutable, no-transform"})
			case 416:
				got.Check(t, 416, map[string]string{"ETag": "", "Cache-Control": "no-store", "Content-Type": "text/plain; charset=utf-8"})
			}
		})
	}
}

// RFC 9110, 8.8.3.3 and 14.2: positions and tag are those of the selected representation.
func TestARangeOfACodedRepresentation(t *testing.T) {
	addr := serveTestSite(t)
	tag := servertest.Ask(t, addr, "GET "+servertest.ScriptPath, "Accept-Encoding: gzip").Header.Get("ETag")
	got := servertest.Ask(t, addr, "GET "+servertest.ScriptPath, "Accept-Encoding: gzip", "Range: bytes=-4")
	got.Check(t, 206, map[string]string{
		"ETag":             tag,
		"Content-Encoding": "gzip",
		"Content-Range":    "bytes 10-13/14",
		"Content-Length":   "4",
		"Vary":             "Accept-Encoding",
	})
	if got.Body != "gzip" {
		t.Errorf("body %q", got.Body)
	}
	servertest.Ask(t, addr, "GET "+servertest.ScriptPath, "Accept-Encoding: br", "Range: bytes=-4", "If-Range: "+tag).
		Check(t, 200, map[string]string{"Content-Encoding": "br"})
}
