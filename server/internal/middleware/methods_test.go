package middleware

import (
	"testing"

	"goniometria.example/site/server/internal/servertest"
)

func TestOtherMethodsAreRefusedWithTheAllowedOnes(t *testing.T) {
	addr := servertest.Serve(t, GetAndHead(ok))
	// A method is case-sensitive (RFC 9110, section 9.1).
	for _, requestLine := range []string{
		"POST /contact", "PUT /assets/hydrate-59c2b5d6.js", "DELETE /nowhere", "POST /healthz",
		"OPTIONS /", "TRACE /", "CONNECT evil.example:443", "BREW /", "get /",
	} {
		t.Run(requestLine, func(t *testing.T) {
			servertest.Ask(t, addr, requestLine).Check(t, 405, map[string]string{
				"Allow": "GET, HEAD", "Content-Type": "text/plain; charset=utf-8",
			})
		})
	}
	for _, method := range []string{"GET", "HEAD"} {
		servertest.Ask(t, addr, method+" /").Check(t, 200, map[string]string{"Allow": ""})
	}
}
