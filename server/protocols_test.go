package main

import (
	"crypto/tls"
	"io"
	"maps"
	"net/http"
	"slices"
	"strings"
	"testing"
)

// client speaks one version of HTTP and follows no redirect.
func client(t *testing.T, choose func(*http.Protocols)) *http.Client {
	protocols := new(http.Protocols)
	choose(protocols)
	transport := &http.Transport{
		Protocols:          protocols,
		DisableCompression: true,
		TLSClientConfig:    &tls.Config{InsecureSkipVerify: true}, // The certificate of the tests is nobody's.
	}
	t.Cleanup(transport.CloseIdleConnections)
	return &http.Client{
		Transport:     transport,
		CheckRedirect: func(*http.Request, []*http.Request) error { return http.ErrUseLastResponse },
	}
}

// Heads are spliced into HTTP/1.1 without TLS, and written by net/http otherwise. Nobody can tell.
func TestEveryProtocolGivesTheSameAnswers(t *testing.T) {
	secured := with(func(cfg *config) { cfg.tlsCert, cfg.tlsKey = writePair(t, t.TempDir(), "goniometria.example") })
	plain, secure := "http://"+serveTestSite(t, testOptions()), "https://"+serveWith(t, secured, testSite(), testOptions())
	reference := client(t, func(p *http.Protocols) { p.SetHTTP1(true) })
	for _, protocol := range []struct {
		name, origin, proto string
		client              *http.Client
		secure              bool
	}{
		{"HTTP/1.1 over TLS", secure, "HTTP/1.1", client(t, func(p *http.Protocols) { p.SetHTTP1(true) }), true},
		{"HTTP/2 over TLS", secure, "HTTP/2.0", client(t, func(p *http.Protocols) { p.SetHTTP2(true) }), true},
		{"HTTP/2 with prior knowledge (RFC 9113, 3.3)", plain, "HTTP/2.0", client(t, func(p *http.Protocols) { p.SetUnencryptedHTTP2(true) }), false},
	} {
		t.Run(protocol.name, func(t *testing.T) {
			for _, request := range []struct{ method, path, field, value string }{
				{"GET", "/", "Accept-Encoding", "gzip"},
				{"HEAD", "/about", "", ""},
				{"GET", "/", "If-None-Match", "*"},
				{"GET", "/", "If-Match", `"a"`},
				{"GET", "/", "Accept-Encoding", "*;q=0"},
				{"GET", filmPath, "Range", "bytes=0-99"},
				{"GET", filmPath, "Range", "bytes=0-99,200-299"},
				{"GET", filmPath, "Range", "bytes=10000-"},
				{"GET", filmPath, "", ""},
				{"GET", "/about/?t=60", "", ""},
				{"GET", "/nowhere", "X-Request-Id", "abc"},
				{"GET", "/nowhere.js", "", ""},
				{"GET", "/share.png", "", ""},
				{"POST", "/contact", "", ""},
				{"GET", "/readyz", "", ""},
			} {
				want := send(t, reference, plain, request.method, request.path, request.field, request.value)
				got := send(t, protocol.client, protocol.origin, request.method, request.path, request.field, request.value)
				if got.proto != protocol.proto {
					t.Fatalf("spoke %s", got.proto)
				}
				if got.status != want.status || got.body != want.body {
					t.Errorf("%v: %d and %d bytes, want %d and %d", request, got.status, len(got.body), want.status, len(want.body))
				}
				if protocol.secure {
					want.header.Set("Strict-Transport-Security", "max-age=31536000")
				}
				if !maps.EqualFunc(got.header, want.header, slices.Equal) {
					t.Errorf("%v: %v, want %v", request, got.header, want.header)
				}
			}
		})
	}
}

type sent struct {
	answer
	proto string
}

func send(t *testing.T, client *http.Client, origin, method, path, field, value string) sent {
	t.Helper()
	request, err := http.NewRequestWithContext(t.Context(), method, origin+path, http.NoBody)
	if err != nil {
		t.Fatal(err)
	}
	if field != "" {
		request.Header.Set(field, value)
	}
	response, err := client.Do(request)
	if err != nil {
		t.Fatal(err)
	}
	defer response.Body.Close()
	body, err := io.ReadAll(response.Body)
	if err != nil {
		t.Fatal(err)
	}
	response.Header.Del("Date")
	return sent{answer{status: response.StatusCode, header: response.Header, body: string(body)}, response.Proto}
}

func TestContentIsRefusedInHTTP2(t *testing.T) {
	origin := "http://" + serveTestSite(t, testOptions())
	mesh := client(t, func(p *http.Protocols) { p.SetUnencryptedHTTP2(true) })
	request, err := http.NewRequestWithContext(t.Context(), "GET", origin+"/about", io.MultiReader(strings.NewReader("content")))
	if err != nil {
		t.Fatal(err)
	}
	response, err := mesh.Do(request)
	if err != nil {
		t.Fatal(err)
	}
	response.Body.Close()
	if response.StatusCode != 413 {
		t.Errorf("status %d, want 413", response.StatusCode)
	}
}
