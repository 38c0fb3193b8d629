package middleware

import (
	"testing"

	"goniometria.example/site/server/internal/servertest"
)

func TestOtherMethodsAreRefusedWithTheAllowedOnes(t *testing.T) {
	addr := servertest.Serve(t, GetAndHead(ok))
	for _, test := range []struct{ name, requestLine string }{
		{"POST to a page", "POST /contact"},
		{"PUT to an asset", "PUT /assets/main-ABCD2345.js"},
		{"DELETE of an unknown page", "DELETE /nowhere"},
		{"POST to a probe", "POST /healthz"},
		{"OPTIONS of a page (RFC 9110, section 9.3.7)", "OPTIONS /"},
		{"TRACE (RFC 9110, section 9.3.8)", "TRACE /"},
		{"CONNECT (RFC 9110, section 9.3.6)", "CONNECT evil.example:443"},
		{"an unknown method", "BREW /"},
		{"a method in lower case (RFC 9110, section 9.1)", "get /"},
	} {
		t.Run(test.name, func(t *testing.T) {
			servertest.Ask(t, addr, test.requestLine).Check(t, 405, map[string]string{
				"Allow": "GET, HEAD", "Content-Type": "text/plain; charset=utf-8",
			})
		})
	}
	for _, method := range []string{"GET", "HEAD"} {
		servertest.Ask(t, addr, method+" /").Check(t, 200, map[string]string{"Allow": ""})
	}
}
