package main

import (
	"net/http"
	"net/http/httptest"
	"net/netip"
	"strings"
	"testing"
)

func TestStrictTransportSecurityBehindAProxy(t *testing.T) {
	for _, test := range []struct {
		name    string
		trusted string
		lines   []string
		want    string
	}{
		{"nobody is trusted", "", []string{"X-Forwarded-Proto: https"}, ""},
		{"somebody else is trusted", "10.0.0.0/8", []string{"X-Forwarded-Proto: https"}, ""},
		{"a trusted proxy says https", "10.0.0.0/8,127.0.0.0/8", []string{"X-Forwarded-Proto: https"}, "max-age=31536000"},
		{"a trusted proxy says HTTPS", "127.0.0.0/8", []string{"X-Forwarded-Proto: HTTPS"}, "max-age=31536000"},
		{"a trusted proxy says http", "127.0.0.0/8", []string{"X-Forwarded-Proto: http"}, ""},
		{"a trusted proxy says nothing", "127.0.0.0/8", nil, ""},
		{"a visitor's own claim came through", "127.0.0.0/8", []string{"X-Forwarded-Proto: https", "X-Forwarded-Proto: http"}, ""},
	} {
		t.Run(test.name, func(t *testing.T) {
			opts := testOptions()
			for cidr := range strings.SplitSeq(test.trusted, ",") {
				if cidr != "" {
					opts.TrustedProxies = append(opts.TrustedProxies, netip.MustParsePrefix(cidr))
				}
			}
			addr := serveTestSite(t, opts)
			ask(t, addr, "GET /", test.lines...).check(t, 200, map[string]string{"Strict-Transport-Security": test.want})
			ask(t, addr, "GET /nowhere.js", test.lines...).check(t, 404, map[string]string{"Strict-Transport-Security": test.want})
		})
	}
}

func TestATrustedProxyOnADualStackListener(t *testing.T) {
	request := httptest.NewRequest("GET", "/", http.NoBody)
	request.Header.Set("X-Forwarded-Proto", "https")
	request.RemoteAddr = "[::ffff:10.0.0.1]:4321" // how it shows a peer that came over IPv4
	if !forwardedOverTLS(request, []netip.Prefix{netip.MustParsePrefix("10.0.0.0/8")}) {
		t.Error("not believed")
	}
}
