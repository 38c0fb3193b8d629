package main

import (
	"fmt"
	"os"
	"regexp"
	"strconv"
	"strings"
	"testing"

	"goniometria.example/site/server/internal/listen"
)

// The table in settings.go is the source. On a difference, the test prints what the file has to hold.
func TestHelpAndTheEnvironmentFileRepeatTheSettings(t *testing.T) {
	var help, environment strings.Builder
	if status := run(t.Context(), nil, []string{"-help"}, lookup(nil), &help, nil); status != 0 {
		t.Errorf("exit status %d", status)
	}
	for _, s := range new(config).settings() {
		fmt.Fprintf(&environment, "\n# %s\n#%s=%s\n", s.help, s.variable(), s.value)
		if want := fmt.Sprintf("-%s value\n    \t%s (%s, default %q)\n", s.flag, s.help, s.variable(), s.value); !strings.Contains(help.String(), want) {
			t.Errorf("-help lacks %q", want)
		}
	}
	if !strings.HasSuffix(read(t, "deploy/goniometria.env"), "\n"+environment.String()) {
		t.Errorf("deploy/goniometria.env has to end with these lines:\n%s", &environment)
	}
}

// One budget ties the cap on connections to the memory that the examples of deploy/ grant: the program, and as many
// connections as it allows, each with full buffers.
func TestTheDefaultsFitIntoTheMemoryLimits(t *testing.T) {
	const program = 40 << 20 // the bound of the benchmark, after load
	process := program + defaults.maxConnections*listen.ProcessMemory
	all := process + defaults.maxConnections*listen.KernelMemory
	allOverTLS := all + defaults.maxConnections*listen.TLSMemory
	for _, test := range []struct {
		name, file, pattern string
		need                int
	}{
		{"the systemd unit", "deploy/goniometria.service", `(?m)^MemoryMax=(\d+)M$`, allOverTLS},
		{"the Kubernetes pod", "deploy/kubernetes.yaml", `(?m)^ +limits:\n +memory: (\d+)Mi$`, all},
		{"its garbage collector", "deploy/kubernetes.yaml", `(?m)name: GOMEMLIMIT\n +value: (\d+)MiB$`, process},
	} {
		limit := mebibytes(t, test.file, test.pattern)
		if test.need > limit {
			t.Errorf("%s: %d connections need %d MiB, the limit is %d MiB", test.name, defaults.maxConnections, test.need>>20, limit>>20)
		}
	}
	pod := mebibytes(t, "deploy/kubernetes.yaml", `limits:\n +memory: (\d+)Mi`)
	if collector := mebibytes(t, "deploy/kubernetes.yaml", `GOMEMLIMIT\n +value: (\d+)MiB`); collector+all-process > pod {
		t.Error("GOMEMLIMIT leaves the kernel too little of the pod's memory")
	}
}

func mebibytes(t *testing.T, file, pattern string) (bytes int) {
	t.Helper()
	match := regexp.MustCompile(pattern).FindStringSubmatch(read(t, file))
	if match == nil {
		t.Fatalf("%s has no %s", file, pattern)
	}
	number, err := strconv.Atoi(match[1])
	if err != nil {
		t.Fatal(err)
	}
	return number << 20
}

func read(t *testing.T, name string) string {
	t.Helper()
	text, err := os.ReadFile(name)
	if err != nil {
		t.Fatal(err)
	}
	return string(text)
}
