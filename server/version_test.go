package main

import (
	"runtime/debug"
	"strings"
	"testing"
)

func TestVersion(t *testing.T) {
	for _, test := range []struct {
		name     string
		settings []debug.BuildSetting
		want     string
	}{
		{"with version control", []debug.BuildSetting{{Key: "vcs.revision", Value: "0123abc"}, {Key: "vcs.time", Value: "2026-01-02T03:04:05Z"}, {Key: "vcs.modified", Value: "false"}},
			"goniometria v1.2.3 0123abc 2026-01-02T03:04:05Z go1.26"},
		{"with changes on top", []debug.BuildSetting{{Key: "vcs.revision", Value: "0123abc"}, {Key: "vcs.modified", Value: "true"}},
			"goniometria v1.2.3 0123abc modified go1.26"},
		{"without version control", []debug.BuildSetting{{Key: "GOOS", Value: "linux"}}, "goniometria v1.2.3 go1.26"},
	} {
		t.Run(test.name, func(t *testing.T) {
			info := &debug.BuildInfo{GoVersion: "go1.26", Main: debug.Module{Version: "v1.2.3"}, Settings: test.settings}
			if got := version(info); got != test.want {
				t.Errorf("%q, want %q", got, test.want)
			}
		})
	}
}

func TestVersionOfARelease(t *testing.T) {
	release = "2.0.0 0123abc"
	t.Cleanup(func() { release = "" })
	info := &debug.BuildInfo{GoVersion: "go1.26", Main: debug.Module{Version: "v1.2.3"}}
	if got, want := version(info), "goniometria 2.0.0 0123abc go1.26"; got != want {
		t.Errorf("%q, want %q", got, want)
	}
}

func TestTheProgramSaysItsVersion(t *testing.T) {
	var stdout strings.Builder
	if err := run(t.Context(), nil, []string{"-version"}, lookup(nil), &stdout, nil); err != nil {
		t.Fatal(err)
	}
	if got := stdout.String(); !strings.HasPrefix(got, "goniometria ") || strings.Count(got, "\n") != 1 {
		t.Errorf("%q", got)
	}
}
