// Package acmetest tests the built program's HTTPS against Pebble, on loopback.
package acmetest

import (
	"context"
	"crypto/tls"
	"encoding/xml"
	"io"
	"net"
	"net/http"
	"net/http/httptest"
	"net/http/httputil"
	"net/url"
	"strings"
	"sync"
	"testing"
	"time"
)

// Lifetimes in seconds. A certificate is due after two thirds.
const quarter, shortest = 90 * 24 * 3600, 15

func TestFromNothingToHTTPS(t *testing.T) {
	server := addresses()
	ca := startAuthority(t, portOf(server.tlsAddr), 0, quarter)
	certDir := t.TempDir()
	server.start(t, ca, certDir)
	server.awaitLog(t, "level=INFO", "msg=serving", "url=https://"+domain)
	checkPages(t, server, ca) // The first handshake waits for the certificate.
	server.awaitLog(t, "level=INFO", `msg="certificate ready"`, "expires=")
	const page = "/about?t=60"
	if other := get(t, server.client(ca), "https://"+otherName+page); other.StatusCode != 308 || other.Header.Get("Location") != "https://"+domain+page {
		t.Errorf("the other name: %s to %q", other.Status, other.Header.Get("Location"))
	}
	server.stop(t)
	ca.CloseClientConnections()
	ca.Close()
	server.start(t, ca, certDir) // The restart needs no CA.
	server.awaitLog(t, "msg=serving")
	checkPages(t, server, ca)
	server.stop(t)
}

func TestRenewalAmidRequests(t *testing.T) {
	server := addresses()
	ca := startAuthority(t, portOf(server.tlsAddr), 0, shortest)
	server.start(t, ca, t.TempDir())
	server.awaitLog(t, `msg="certificate ready"`)
	server.awaitLog(t, `msg="certificate ready"`)
	first := serial(t, server, ca)

	ctx, stop := context.WithCancel(t.Context())
	var clients sync.WaitGroup
	for range 2 {
		clients.Go(func() {
			for ctx.Err() == nil {
				client := server.client(ca)
				get(t, client, "https://"+domain+"/") // A new connection checks the certificate, with its dates.
				client.CloseIdleConnections()
			}
		})
	}
	for deadline := time.Now().Add(shortest * time.Second); serial(t, server, ca) == first; {
		if time.Now().After(deadline) {
			t.Fatal("not renewed")
		}
		server.awaitLog(t, "msg=request")
	}
	server.awaitLog(t, `msg="certificate ready"`)
	stop()
	clients.Wait()
}

// A CDN ends TLS itself, so the CA's check at port 443 cannot reach the program.
func TestACertificateBehindACDN(t *testing.T) {
	server := addresses()
	target := &url.URL{Scheme: "http", Host: server.httpAddr}
	cdn := httptest.NewServer(&httputil.ReverseProxy{Rewrite: func(r *httputil.ProxyRequest) {
		r.SetURL(target)
		r.Out.Host, _, _ = net.SplitHostPort(r.In.Host)
	}})
	defer cdn.Close()
	ca := startAuthority(t, portOf(freeAddr()), portOf(cdn.Listener.Addr().String()), quarter)
	server.start(t, ca, t.TempDir())
	server.awaitLog(t, `msg="certificate ready"`)
	server.awaitLog(t, `msg="certificate ready"`)
	checkPages(t, server, ca)
}

// checkPages requests every page of the sitemap over HTTP/2.
func checkPages(t *testing.T, server *program, ca *authority) {
	t.Helper()
	client := server.client(ca)
	var sitemap struct {
		Locations []string `xml:"url>loc"`
	}
	if err := xml.NewDecoder(get(t, client, "https://"+domain+"/sitemap.xml").Body).Decode(&sitemap); err != nil || len(sitemap.Locations) == 0 {
		t.Fatalf("the sitemap: %q, %v", sitemap.Locations, err)
	}
	for _, location := range sitemap.Locations {
		page, err := url.Parse(location)
		if err != nil {
			t.Fatal(err)
		}
		response := get(t, client, "https://"+domain+page.Path)
		if response.StatusCode != 200 || response.ProtoMajor != 2 || !strings.HasPrefix(response.Header.Get("Strict-Transport-Security"), "max-age=") {
			t.Errorf("%s: %s, %s, HSTS %q", page.Path, response.Proto, response.Status, response.Header.Get("Strict-Transport-Security"))
		}
	}
}

func get(t *testing.T, client *http.Client, address string) *http.Response {
	t.Helper()
	response, err := client.Get(address)
	if err != nil {
		t.Errorf("%s: %v", address, err)
		return &http.Response{Body: http.NoBody, Header: http.Header{}}
	}
	body, err := io.ReadAll(response.Body)
	response.Body.Close()
	if err != nil {
		t.Errorf("%s: %v", address, err)
	}
	response.Body = io.NopCloser(strings.NewReader(string(body)))
	return response
}

// serial returns the serial number of the certificate that a new connection gets.
func serial(t *testing.T, server *program, ca *authority) string {
	t.Helper()
	conn, err := tls.Dial("tcp", server.tlsAddr, &tls.Config{ServerName: domain, RootCAs: ca.roots})
	if err != nil {
		t.Fatal(err)
	}
	defer conn.Close()
	return conn.ConnectionState().PeerCertificates[0].SerialNumber.String()
}
