package middleware

import (
	"crypto/tls"
	"net/http"
	"net/http/httptest"
	"net/netip"
	"testing"
)

func TestStrictTransportSecurity(t *testing.T) {
	const (
		set  = "max-age=31536000"
		none = ""
	)
	proxies := []netip.Prefix{netip.MustParsePrefix("10.0.0.0/8"), netip.MustParsePrefix("fd00::/8")}
	for _, test := range []struct {
		name    string
		trusted []netip.Prefix
		peer    string
		proto   []string
		want    string
	}{
		{"no proxy is trusted", nil, "10.0.0.1:80", []string{"https"}, none},
		{"another network is trusted", proxies, "192.0.2.1:80", []string{"https"}, none},
		{"a trusted proxy says https", proxies, "10.0.0.1:80", []string{"https"}, set},
		{"a trusted proxy over IPv6 says https", proxies, "[fd00::1]:80", []string{"https"}, set},
		{"a trusted proxy on a dual-stack listener says https", proxies, "[::ffff:10.0.0.1]:80", []string{"https"}, set},
		{"a trusted proxy says HTTPS", proxies, "10.0.0.1:80", []string{"HTTPS"}, set},
		{"a trusted proxy says http", proxies, "10.0.0.1:80", []string{"http"}, none},
		{"a trusted proxy says nothing", proxies, "10.0.0.1:80", nil, none},
		{"a client's own field came through", proxies, "10.0.0.1:80", []string{"https", "http"}, none},
	} {
		t.Run(test.name, func(t *testing.T) {
			request := httptest.NewRequest("GET", "/", http.NoBody)
			request.RemoteAddr, request.Header["X-Forwarded-Proto"] = test.peer, test.proto
			response := httptest.NewRecorder()
			HSTS(test.trusted)(ok).ServeHTTP(response, request)
			if got := response.Header().Get("Strict-Transport-Security"); got != test.want {
				t.Errorf("%q, want %q", got, test.want)
			}
		})
	}
	t.Run("the connection is TLS", func(t *testing.T) {
		request := httptest.NewRequest("GET", "/", http.NoBody)
		request.TLS = new(tls.ConnectionState)
		response := httptest.NewRecorder()
		HSTS(nil)(ok).ServeHTTP(response, request)
		if got := response.Header().Get("Strict-Transport-Security"); got != set {
			t.Errorf("%q, want %q", got, set)
		}
	})
}
