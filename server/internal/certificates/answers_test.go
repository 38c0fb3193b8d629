package certificates

import (
	"fmt"
	"net/http"
	"os"
	"regexp"
	"slices"
	"strings"
	"testing"
	"testing/synctest"
	"time"
)

// A member of a JSON object, with its value if that is a string.
var member = regexp.MustCompile(`"(\w+)": ("[^"]*"|\[|\{)`)

// strange returns variants of a body: without each member in turn, with null or another type in its place, and texts that are
// no such object.
func strange(body string) (bodies []string) {
	for _, found := range member.FindAllStringSubmatchIndex(body, -1) {
		before, name, value, after := body[:found[0]], body[found[2]:found[3]], body[found[4]:found[5]], body[found[5]:]
		bodies = append(bodies, before+`"unknown": `+value+after)
		for _, other := range []string{"null", `""`, "[null]"} {
			if strings.HasPrefix(value, `"`) {
				bodies = append(bodies, fmt.Sprintf("%s%q: %s%s", before, name, other, after))
			} else {
				bodies = append(bodies, fmt.Sprintf("%s%q: %s, \"unknown\": %s%s", before, name, other, value, after))
			}
		}
	}
	return append(bodies, "", "null", "{}", "[]", "0", `"`, body[:len(body)/2], "<html>", strings.Repeat("[", 1000))
}

// Whatever a CA responds, nothing panics, no request follows another at once, and a certificate comes once the CA is correct.
func TestStrangeAnswersEndWithACertificate(t *testing.T) {
	cases, seen := 0, map[string]bool{}
	for _, closed := range []string{"", "both"} { // so that there are errors among the answers, too
		for path, bodies := range answers(t, closed) {
			for _, body := range bodies {
				for _, strange := range strange(body) {
					if seen[path+body+strange] {
						continue
					}
					cases, seen[path+body+strange] = cases+1, true
					synctest.Test(t, func(t *testing.T) { answerStrangely(t, closed, path, body, strange) })
					if t.Failed() {
						t.Fatalf("%s: %s in the place of %s", path, strange, body)
					}
				}
			}
		}
	}
	t.Logf("%d strange answers", cases)
}

// answers returns the bodies that the fake CA sends in the course of an order, by their paths.
func answers(t *testing.T, closed string) map[string][]string {
	found := map[string][]string{}
	synctest.Test(t, func(t *testing.T) {
		m, ca, _ := newFakeCA(t, t.TempDir(), 90*day)
		ca.closed, ca.slow = closed, 2*time.Second
		ca.edit = func(path, body string) string {
			if body != "" && !strings.HasPrefix(body, "-----") && !slices.Contains(found[path], body) {
				found[path] = append(found[path], body)
			}
			return body
		}
		keepFor(t, m, 5*time.Minute)
	})
	return found
}

// answerStrangely replaces one kind of the CA's bodies for 20 minutes. After that the CA is correct.
func answerStrangely(t *testing.T, closed, path, body, strange string) {
	m, ca, log := newFakeCA(t, t.TempDir(), 90*day)
	m.folder.sync = func(*os.File) error { return nil }
	start := time.Now()
	ca.closed, ca.slow = closed, 2*time.Second
	ca.edit = func(requested, answer string) string {
		if requested == path && answer == body {
			return strange
		}
		return answer
	}
	ca.disturb = func(string) (*http.Response, error) {
		if time.Since(start) > 20*time.Minute {
			ca.closed, ca.edit = "", func(_, answer string) string { return answer }
		}
		return nil, nil
	}
	keepFor(t, m, 70*time.Minute)
	if strings.Contains(log.String(), "a fault of the program") || !strings.Contains(log.String(), `msg="certificate ready"`) || len(ca.requests) > 5000 {
		t.Errorf("%d requests, log\n%.5000s", len(ca.requests), log)
	}
}
