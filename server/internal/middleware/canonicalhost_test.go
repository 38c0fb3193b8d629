package middleware

import (
	"crypto/tls"
	"net/http/httptest"
	"testing"
)

func TestCanonicalHost(t *testing.T) {
	for _, test := range []struct {
		name, target, host string
		tls                bool
		location           string // "" for a request that goes on
	}{
		{"plain HTTP", "/about?t=60", "goniometria.com.br", false, "https://goniometria.com.br/about?t=60"},
		{"HTTPS", "/about", "goniometria.com.br", true, ""},
		{"HTTPS with the port", "/about", "goniometria.com.br:443", true, ""},
		{"HTTPS in capitals", "/about", "Goniometria.com.br", true, ""},
		{"another name over HTTPS", "/", "www.goniometria.com.br", true, "https://goniometria.com.br/"},
		{"another host over HTTPS", "/", "evil.example", true, "https://goniometria.com.br/"},
		{"no host", "/", "", false, "https://goniometria.com.br/"},
		{"no host over HTTPS, as in HTTP/1.0", "/about", "", true, ""},
		{"an encoded path", "/a%2Fb", "goniometria.com.br", false, "https://goniometria.com.br/a%2Fb"},
		{"a path like a host", "//evil.example/", "goniometria.com.br", false, "https://goniometria.com.br//evil.example/"},
		{"a probe over plain HTTP", "/healthz", "127.0.0.1", false, ""},
	} {
		t.Run(test.name, func(t *testing.T) {
			request := httptest.NewRequest("GET", "/", nil)
			request.URL, _ = request.URL.Parse("http://host" + test.target)
			request.URL.Scheme, request.URL.Host, request.Host = "", "", test.host
			if test.tls {
				request.TLS = &tls.ConnectionState{ServerName: "goniometria.com.br"}
			}
			response := httptest.NewRecorder()
			CanonicalHost([]string{"goniometria.com.br", "www.goniometria.com.br"}, "/healthz")(ok).ServeHTTP(response, request)
			if got := response.Header().Get("Location"); got != test.location {
				t.Errorf("to %q, want %q", got, test.location)
			}
			if status := map[bool]int{true: 200, false: 308}[test.location == ""]; response.Code != status {
				t.Errorf("status %d, want %d", response.Code, status)
			}
		})
	}
}
