package main

import (
	"runtime"
	"strings"
	"testing"
)

func TestTheVersionOfARelease(t *testing.T) {
	release = "2.0.0 0123abc"
	t.Cleanup(func() { release = "" })
	if got, want := printedVersion(t), "goniometria 2.0.0 0123abc "+runtime.Version()+"\n"; got != want {
		t.Errorf("%q, want %q", got, want)
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
