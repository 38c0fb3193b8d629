package main

import (
	"net"
	"net/http/httptest"
	"regexp"
	"strings"
	"testing"

	"goniometria.example/site/server/internal/servertest"
)

// At the limit of descriptors accept fails, so the cap has to lie below it.
func TestTheCapStaysBelowTheLimitOfDescriptors(t *testing.T) {
	_, log := startProgram(t, "ulimit -n 84;")
	if line, err := log.ReadString('\n'); !strings.Contains(line, "level=WARN") || !strings.Contains(line, "connections=20\n") {
		t.Fatalf("first line %q, %v, want the cap", line, err)
	}
	addr := servedAddr(t, log)
	for range 100 {
		conn, err := net.Dial("tcp", addr)
		if err != nil {
			t.Fatal(err)
		}
		defer conn.Close()
	}
	servertest.Ask(t, addr, "GET /").Check(t, 200, nil)
}

// journald takes the priority of a line from its start (sd-daemon(3)), and adds the time by itself.
func TestTheLogForTheJournal(t *testing.T) {
	other := httptest.NewUnstartedServer(nil).Listener
	defer other.Close()
	taken := other.Addr().String()
	for _, test := range []struct {
		name string
		env  []string
		want string
	}{
		{"an error as JSON", []string{"ADDR=" + taken, "LOG_FORMAT=json"}, `^<3>\{"level":"ERROR","msg":"failed"`},
		{"a bad setting", []string{"ADDR=here"}, `^<3>goniometria: invalid value "here" for ADDR`},
		{"information", nil, `^<6>level=INFO msg=serving`},
		{"a warning", []string{"DOMAIN=goniometria.example", "TLS_ADDR=127.0.0.1:0", "CERT_DIR=" + t.TempDir(),
			"ACME_DIRECTORY=https://" + taken}, `^<4>level=WARN msg="the pages were built for another origin`},
	} {
		t.Run(test.name, func(t *testing.T) {
			_, journal := startProgram(t, "export JOURNAL_STREAM=$(stat -Lc %d:%i /proc/self/fd/2);", test.env...)
			if line, err := journal.ReadString('\n'); !regexp.MustCompile(test.want).MatchString(line) {
				t.Errorf("%q, %v, want %s", line, err, test.want)
			}
		})
	}
}
