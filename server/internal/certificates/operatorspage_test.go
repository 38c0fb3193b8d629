package certificates

import (
	"os"
	"regexp"
	"slices"
	"strings"
	"testing"
)

// row matches a row of the operator's page that begins with code, and cause the error of a line of the log.
var row, cause = regexp.MustCompile("(?m)^\\| `([^`]+)` \\|"), regexp.MustCompile(`msg="no new certificate".* error="((?:[^"\\]|\\.)*)"`)

// checkOperatorsPage fails for an error in the log that starts like no row of the operator's page.
func checkOperatorsPage(t *testing.T, log string) {
	t.Helper()
	page, err := os.ReadFile("../../deploy/README.md")
	if err != nil {
		t.Fatal(err)
	}
	rows := row.FindAllStringSubmatch(string(page), -1)
	for _, found := range cause.FindAllStringSubmatch(log, -1) {
		if !slices.ContainsFunc(rows, func(row []string) bool { return strings.HasPrefix(found[1], row[1]) }) {
			t.Errorf("the operator's page has no row for %s", found[1])
		}
	}
}
