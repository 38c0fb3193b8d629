package main

import "testing"

func TestReadinessEndsBeforeTheProgramDoes(t *testing.T) {
	opts := testOptions()
	opts.Draining = func() bool { return true }
	addr := serveTestSite(t, opts)
	ask(t, addr, "GET /readyz").check(t, 503, map[string]string{"Cache-Control": "no-store", "Content-Type": "text/plain; charset=utf-8"})
	ask(t, addr, "GET /healthz").check(t, 200, nil)
	ask(t, addr, "GET /about").check(t, 200, nil)
}
