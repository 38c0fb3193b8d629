package main

import (
	"crypto/tls"
	"io"
	"maps"
	"net/http"
	"net/http/httptest"
	"slices"
	"strings"
	"testing"
	"time"

	"golang.org/x/net/http2"

	"goniometria.example/site/server/internal/listen"
	"goniometria.example/site/server/internal/servertest"
)

// serveTLS serves the test site over TLS as the program does, with the certificate of httptest.
func serveTLS(t *testing.T) *httptest.Server {
	server := httptest.NewUnstartedServer(nil)
	server.Config = newServer(nil, newTestHandler(t, servertest.Site()), listen.NewConnections(10), quiet)
	server.EnableHTTP2 = true
	server.StartTLS()
	t.Cleanup(server.Close)
	return server
}

func TestHTTP2OverTLSGetsTheResponsesOfHTTP1AndHSTS(t *testing.T) {
	plain, secure := serveTestSite(t), serveTLS(t)
	transport := secure.Client().Transport.(*http.Transport)
	transport.DisableCompression = true
	for _, test := range []struct{ method, path, field, value string }{
		{"GET", "/", "Accept-Encoding", "gzip"},
		{"HEAD", "/about", "Accept", "*/*"},
		{"GET", "/", "If-None-Match", "*"},
		{"GET", "/", "If-Match", `"a"`},
		{"GET", "/", "Accept-Encoding", "*;q=0"},
		{"GET", servertest.FilmPath, "Range", "bytes=0-99"},
		{"GET", servertest.FilmPath, "Range", "bytes=10000-"},
		{"GET", servertest.FilmPath, "Accept", "*/*"},
		{"GET", "/about/?t=60", "Accept", "*/*"},
		{"GET", "/nowhere", "Accept", "*/*"},
		{"GET", "/nowhere.js", "Accept", "*/*"},
		{"GET", "/share.png", "Accept", "*/*"},
		{"POST", "/contact", "Accept", "*/*"},
		{"GET", "/readyz", "Accept", "*/*"},
	} {
		want := servertest.Ask(t, plain, test.method+" "+test.path, test.field+": "+test.value)
		request, err := http.NewRequestWithContext(t.Context(), test.method, secure.URL+test.path, http.NoBody)
		if err != nil {
			t.Fatal(err)
		}
		request.Header.Set(test.field, test.value)
		got, err := transport.RoundTrip(request)
		if err != nil {
			t.Fatal(err)
		}
		body, err := io.ReadAll(got.Body)
		if err != nil || got.ProtoMajor != 2 || got.StatusCode != want.StatusCode || string(body) != want.Body {
			t.Errorf("%v: %s %s, %d bytes, %v, want %d and %d bytes", test, got.Proto, got.Status, len(body), err, want.StatusCode, len(want.Body))
		}
		want.Header.Set("Strict-Transport-Security", "max-age=31536000")
		want.Header.Del("Connection")
		want.Header.Del("Date")
		got.Header.Del("Date")
		if !maps.EqualFunc(got.Header, want.Header, slices.Equal) {
			t.Errorf("%v: %v, want %v", test, got.Header, want.Header)
		}
	}
}

// Every frame, stream and byte of content that a client may send takes memory, which the cap on connections multiplies.
func TestHTTP2IsBoundedByItsSettings(t *testing.T) {
	conn, err := tls.Dial("tcp", serveTLS(t).Listener.Addr().String(), &tls.Config{InsecureSkipVerify: true, NextProtos: []string{"h2"}})
	if err != nil {
		t.Fatal(err)
	}
	defer conn.Close()
	conn.SetDeadline(time.Now().Add(10 * time.Second))
	io.WriteString(conn, http2.ClientPreface)
	framer := http2.NewFramer(conn, conn)
	framer.WriteSettings()
	frame, err := framer.ReadFrame()
	settings, ok := frame.(*http2.SettingsFrame)
	if !ok {
		t.Fatalf("%v, %v, want SETTINGS", frame, err)
	}
	for id, atMost := range map[http2.SettingID]uint32{
		http2.SettingMaxFrameSize:         16 << 10, // the least that RFC 9113 allows
		http2.SettingMaxConcurrentStreams: 10,
		http2.SettingInitialWindowSize:    16 << 10,
		http2.SettingMaxHeaderListSize:    9 << 10,
	} {
		if value, found := settings.Value(id); !found || value > atMost {
			t.Errorf("%s is %d, want at most %d", id, value, atMost)
		}
	}
}

// The operator's page names the limit.
func TestAHeaderMayHave8KiB(t *testing.T) {
	plain, secure := serveTestSite(t), serveTLS(t)
	for size, want := range map[int]int{7800: 200, 13 << 10: 431} {
		cookie := strings.Repeat("a", size)
		servertest.Ask(t, plain, "GET /about", "Cookie: "+cookie).Check(t, want, nil)
		request, err := http.NewRequestWithContext(t.Context(), "GET", secure.URL+"/about", http.NoBody)
		if err != nil {
			t.Fatal(err)
		}
		request.Header.Set("Cookie", cookie)
		response, err := secure.Client().Do(request)
		if want == 200 && (err != nil || response.ProtoMajor != 2 || response.StatusCode != want) || want != 200 && err == nil && response.StatusCode != want {
			t.Errorf("%d bytes over HTTP/2: %v, %v", size, response, err)
		}
	}
}
