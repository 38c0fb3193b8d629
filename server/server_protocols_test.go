package main

import (
	"crypto/tls"
	"io"
	"maps"
	"net/http"
	"net/http/httptest"
	"slices"
	"testing"

	"goniometria.example/site/server/internal/listen"
	"goniometria.example/site/server/internal/servertest"
)

// newClient returns a client that speaks one version of HTTP and follows no redirect.
func newClient(t *testing.T, choose func(*http.Protocols)) *http.Client {
	protocols := new(http.Protocols)
	choose(protocols)
	transport := &http.Transport{
		Protocols:          protocols,
		DisableCompression: true,
		TLSClientConfig:    &tls.Config{InsecureSkipVerify: true},
	}
	t.Cleanup(transport.CloseIdleConnections)
	return &http.Client{
		Transport:     transport,
		CheckRedirect: func(*http.Request, []*http.Request) error { return http.ErrUseLastResponse },
	}
}

// serverCertificates returns a certificate of httptest.
func serverCertificates() []tls.Certificate {
	server := httptest.NewTLSServer(nil)
	defer server.Close()
	return server.TLS.Certificates
}

// serveTLS serves the test site as the program would, with a certificate of httptest.
func serveTLS(t *testing.T) (origin string) {
	server := httptest.NewUnstartedServer(nil)
	server.Config = newServer(newTestHandler(t, servertest.Site()), listen.NewConnections(10), quiet)
	server.EnableHTTP2 = true
	server.StartTLS()
	t.Cleanup(server.Close)
	return server.URL
}

func TestEveryProtocolGetsTheSameResponses(t *testing.T) {
	plain, secure := "http://"+serveTestSite(t), serveTLS(t)
	reference := newClient(t, func(p *http.Protocols) { p.SetHTTP1(true) })
	for _, protocol := range []struct {
		name, origin, proto string
		client              *http.Client
		secure              bool
	}{
		{"HTTP/1.1 over TLS", secure, "HTTP/1.1", newClient(t, func(p *http.Protocols) { p.SetHTTP1(true) }), true},
		{"HTTP/2 over TLS", secure, "HTTP/2.0", newClient(t, func(p *http.Protocols) { p.SetHTTP2(true) }), true},
	} {
		t.Run(protocol.name, func(t *testing.T) {
			for _, request := range []struct{ method, path, field, value string }{
				{"GET", "/", "Accept-Encoding", "gzip"},
				{"HEAD", "/about", "", ""},
				{"GET", "/", "If-None-Match", "*"},
				{"GET", "/", "If-Match", `"a"`},
				{"GET", "/", "Accept-Encoding", "*;q=0"},
				{"GET", servertest.FilmPath, "Range", "bytes=0-99"},
				{"GET", servertest.FilmPath, "Range", "bytes=10000-"},
				{"GET", servertest.FilmPath, "", ""},
				{"GET", "/about/?t=60", "", ""},
				{"GET", "/nowhere", "", ""},
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
				if got.Status != want.Status || got.Body != want.Body {
					t.Errorf("%v: %d and %d bytes, want %d and %d", request, got.Status, len(got.Body), want.Status, len(want.Body))
				}
				if protocol.secure {
					want.Header.Set("Strict-Transport-Security", "max-age=31536000")
				}
				if !maps.EqualFunc(got.Header, want.Header, slices.Equal) {
					t.Errorf("%v: %v, want %v", request, got.Header, want.Header)
				}
			}
		})
	}
}

type sent struct {
	servertest.Response
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
	return sent{servertest.Response{Status: response.StatusCode, Header: response.Header, Body: string(body)}, response.Proto}
}
