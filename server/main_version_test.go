package main

import (
	"runtime"
	"strings"
	"testing"

	"goniometria.example/site/server/internal/servertest"
)

func TestTheVersionOfARelease(t *testing.T) {
	release = "2.0.0 0123abc"
	t.Cleanup(func() { release = "" })
	if got, want := printedVersion(t), "goniometria 2.0.0 0123abc "+runtime.Version()+"\n"; got != want {
		t.Errorf("%q, want %q", got, want)
	}
}

func TestTheMetricsNameTheRelease(t *testing.T) {
	release = "2.0.0 0123abc"
	t.Cleanup(func() { release = "" })
	metrics := freeAddr(t)
	startRun(t, "-metrics-addr", metrics)
	want := "goniometria_build_info{version=\"2.0.0 0123abc " + runtime.Version() + "\"} 1\n"
	if got := servertest.Ask(t, metrics, "GET /metrics").Body; !strings.Contains(got, want) {
		t.Errorf("metrics lack %s", want)
	}
}

func TestTheVersionOfADevelopmentBuild(t *testing.T) {
	if got := printedVersion(t); !strings.HasPrefix(got, "goniometria ") || !strings.HasSuffix(got, " "+runtime.Version()+"\n") {
		t.Errorf("%q", got)
	}
}

func printedVersion(t *testing.T) string {
	t.Helper()
	var stdout strings.Builder
	if status := run(t.Context(), nil, []string{"-version"}, lookup(nil), &stdout, nil); status != 0 {
		t.Errorf("exit status %d", status)
	}
	return stdout.String()
}
