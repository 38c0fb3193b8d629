package main

import (
	"os"
	"regexp"
	"strings"
	"testing"
)

// What an operator reads about the settings has to be what the program does.
func TestTheExampleEnvironmentHoldsEverySetting(t *testing.T) {
	defaults := map[string]string{}
	for _, line := range regexp.MustCompile(`(?m)^#([A-Z_]+)=(.*)$`).FindAllStringSubmatch(read(t, "deploy/goniometria.env"), -1) {
		if _, twice := defaults[line[1]]; twice {
			t.Errorf("%s is there twice", line[1])
		}
		defaults[line[1]] = line[2]
	}
	for _, s := range settings {
		if value, ok := defaults[s.env()]; !ok || value != s.value {
			t.Errorf("%s is %q there (%v), want %q", s.env(), value, ok, s.value)
		}
		delete(defaults, s.env())
	}
	for name := range defaults {
		t.Errorf("%s is no setting", name)
	}
}

func TestTheREADMEListsEverySetting(t *testing.T) {
	// The flags of a row share its default.
	row := regexp.MustCompile("(?m)^\\| (`-.+) \\| (.+) \\| (.+) \\| .+ \\|$")
	code := regexp.MustCompile("`([^`]+)`")
	defaults := map[string]string{}
	for _, cells := range row.FindAllStringSubmatch(read(t, "../README.md"), -1) {
		names := code.FindAllStringSubmatch(cells[2], -1)
		for i, flag := range code.FindAllStringSubmatch(cells[1], -1) {
			defaults[flag[1]+" "+names[i][1]] = strings.Trim(cells[3], "`")
		}
	}
	for _, s := range settings {
		want := s.value
		if want == "" {
			want = "none"
		}
		key := "-" + s.flag + " " + s.env()
		if value, ok := defaults[key]; !ok || value != want {
			t.Errorf("%s is %q there (%v), want %q", key, value, ok, want)
		}
		delete(defaults, key)
	}
	for key := range defaults {
		t.Errorf("%s is no setting", key)
	}
}

func read(t *testing.T, name string) string {
	t.Helper()
	text, err := os.ReadFile(name)
	if err != nil {
		t.Fatal(err)
	}
	return string(text)
}
