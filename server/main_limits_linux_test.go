package main

import (
	"bufio"
	"fmt"
	"io"
	"net"
	"os"
	"os/exec"
	"regexp"
	"strings"
	"syscall"
	"testing"

	"goniometria.example/site/server/internal/servertest"
)

// At the limit of descriptors accept fails, so the cap has to lie below it.
func TestTheCapStaysBelowTheLimitOfDescriptors(t *testing.T) {
	log, write, err := os.Pipe()
	if err != nil {
		t.Fatal(err)
	}
	program := exec.Command("sh", "-c", `ulimit -n 84 && exec "$0"`, os.Args[0])
	program.Env = []string{"BE_THE_PROGRAM=yes", "ADDR=127.0.0.1:0", "GOCOVERDIR=" + t.TempDir()}
	program.Stderr = write
	if err := program.Start(); err != nil {
		t.Fatal(err)
	}
	t.Cleanup(func() { program.Process.Kill(); program.Wait() })
	reader := bufio.NewReader(log)
	if line, err := reader.ReadString('\n'); !strings.Contains(line, "level=WARN") || !strings.Contains(line, "connections=20\n") {
		t.Errorf("first line %q, %v, want the cap", line, err)
	}
	addr := servedAddr(t, reader)
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
	taken, err := net.Listen("tcp", "127.0.0.1:0")
	if err != nil {
		t.Fatal(err)
	}
	defer taken.Close()
	for _, test := range []struct {
		name string
		env  []string
		want string
	}{
		{"an error", []string{"ADDR=" + taken.Addr().String()}, `^<3>level=ERROR msg=failed error=`},
		{"an error as JSON", []string{"ADDR=" + taken.Addr().String(), "LOG_FORMAT=json"}, `^<3>\{"level":"ERROR","msg":"failed"`},
		{"a bad setting", []string{"ADDR=here"}, `^<3>goniometria: invalid value "here" for ADDR`},
		{"information", []string{"ADDR=127.0.0.1:0"}, `^<6>level=INFO msg=serving`},
		{"a warning", []string{"ADDR=127.0.0.1:0", "DOMAIN=goniometria.example", "TLS_ADDR=127.0.0.1:0", "CERT_DIR=" + t.TempDir(),
			"ACME_DIRECTORY=https://" + taken.Addr().String()}, `^<4>level=WARN msg="the pages were built for another origin`},
	} {
		t.Run(test.name, func(t *testing.T) {
			journal, stderr, err := os.Pipe()
			if err != nil {
				t.Fatal(err)
			}
			var stat syscall.Stat_t
			if err := syscall.Fstat(int(stderr.Fd()), &stat); err != nil {
				t.Fatal(err)
			}
			program := exec.Command(os.Args[0])
			program.Env = append(test.env, "BE_THE_PROGRAM=yes", fmt.Sprintf("JOURNAL_STREAM=%d:%d", stat.Dev, stat.Ino), "GOCOVERDIR="+t.TempDir())
			program.Stderr = stderr
			if err := program.Start(); err != nil {
				t.Fatal(err)
			}
			stderr.Close()
			line, err := bufio.NewReader(journal).ReadString('\n')
			if !regexp.MustCompile(test.want).MatchString(line) {
				t.Errorf("%q, %v, want %s", line, err, test.want)
			}
			go io.Copy(io.Discard, journal)
			program.Process.Kill()
			program.Wait()
		})
	}
}
