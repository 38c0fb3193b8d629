package main

import (
	"fmt"
	"os"
	"regexp"
	"strconv"
	"strings"
	"testing"
	"time"

	"goniometria.example/site/server/internal/listen"
)

// The table in settings.go is the source. On a difference, the test prints what the file has to hold.
func TestHelpAndTheEnvironmentFileRepeatTheSettings(t *testing.T) {
	var help, environment strings.Builder
	if status := run(t.Context(), nil, []string{"-help"}, badVariable, &help, nil); status != 0 || !strings.HasPrefix(help.String(), usage) {
		t.Errorf("exit status %d, %.30q", status, &help)
	}
	for _, s := range new(config).settings() {
		fmt.Fprintf(&environment, "\n# %s\n#%s=%s\n", s.help, s.variable(), s.value)
		want := fmt.Sprintf("\n  -%s, %s=%s\n    \t%s\n", s.flag, s.variable(), s.value, s.help)
		if !strings.Contains(help.String(), want) {
			t.Errorf("-help lacks %q", want)
		}
	}
	if !strings.HasSuffix(read(t, "deploy/goniometria.env"), "\n"+environment.String()) {
		t.Errorf("deploy/goniometria.env has to end with these lines:\n%s", &environment)
	}
}

// `make soak` measures how much a connection may take. The limits in deploy/ have to suffice for the default cap.
func TestTheDefaultsFitIntoTheMemoryLimits(t *testing.T) {
	const program, perConnection = 40 << 20, 512 << 10 // the bounds of the benchmark, after load, and of the attack
	need := program + defaults.maxConnections*perConnection
	for _, test := range []struct{ name, file, limit, collector string }{
		{"the systemd unit", "deploy/goniometria.service", `(?m)^MemoryMax=(\d+)M$`, `(?m)^Environment=.*GOMEMLIMIT=(\d+)MiB`},
		{"the Kubernetes pod", "deploy/kubernetes.yaml", `(?m)^ +limits:\n +memory: (\d+)Mi$`, `(?m)name: GOMEMLIMIT\n +value: (\d+)MiB$`},
	} {
		limit, collector := number(t, test.file, test.limit)<<20, number(t, test.file, test.collector)<<20
		if need > limit {
			t.Errorf("%s: %d connections need %d MiB, the limit is %d MiB", test.name, defaults.maxConnections, need>>20, limit>>20)
		}
		if kernel := defaults.maxConnections * listen.KernelMemory; collector+kernel > limit {
			t.Errorf("%s: GOMEMLIMIT leaves the kernel too little memory", test.name)
		}
	}
}

// 64 descriptors are for anything but connections: see listen.MaxConnections.
func TestTheUnitAllowsTheDefaultConnectionsAndTimeouts(t *testing.T) {
	const unit = "deploy/goniometria.service"
	if files, need := number(t, unit, `(?m)^LimitNOFILE=(\d+)$`), defaults.maxConnections+64; files < need {
		t.Errorf("LimitNOFILE is %d, %d connections need %d", files, defaults.maxConnections, need)
	}
	limit := time.Duration(number(t, unit, `(?m)^TimeoutStopSec=(\d+)s$`)) * time.Second
	if need := defaults.shutdownDelay + defaults.shutdownTimeout; limit <= need {
		t.Errorf("TimeoutStopSec is %s, the program may take %s", limit, need)
	}
}

func number(t *testing.T, file, pattern string) int {
	t.Helper()
	match := regexp.MustCompile(pattern).FindStringSubmatch(read(t, file))
	if match == nil {
		t.Fatalf("%s has no %s", file, pattern)
	}
	number, _ := strconv.Atoi(match[1])
	return number
}

func read(t *testing.T, name string) string {
	t.Helper()
	text, err := os.ReadFile(name)
	if err != nil {
		t.Fatal(err)
	}
	return string(text)
}

// An upgrade checks the settings while the old program still serves.
func TestTheSettingsAreCheckedWithoutServing(t *testing.T) {
	for level, want := range map[string]string{
		"warn": "goniometria: the settings are right, and take effect at the next start\n",
		"loud": "goniometria: invalid value \"loud\" for LOG_LEVEL: want debug, info, warn or error\n",
	} {
		var output strings.Builder
		status := run(t.Context(), nil, []string{"check-settings"}, lookup(map[string]string{"LOG_LEVEL": level}), &output, &output)
		if output.String() != want || status != map[string]int{"warn": 0, "loud": 2}[level] {
			t.Errorf("%s: exit status %d, %q, want %q", level, status, output.String(), want)
		}
	}
}
