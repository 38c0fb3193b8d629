package main

import (
	"bufio"
	"bytes"
	"context"
	"io"
	"net/http/httptest"
	"os"
	"os/exec"
	"os/signal"
	"regexp"
	"runtime"
	"strings"
	"syscall"
	"testing"
	"testing/fstest"
	"time"

	"goniometria.example/site/server/internal/servertest"
)

// TestMain lets the test binary be the program itself, for tests that send signals to a process. What starts the tests may
// ignore signals, as nohup(1) does, and a child inherits that. Of a signal that is handled, it inherits the default.
func TestMain(m *testing.M) {
	if os.Getenv("BE_THE_PROGRAM") != "" {
		os.Exit(run(context.Background(), servertest.Site(), os.Args[1:], os.Getenv, os.Stdout, os.Stderr))
	}
	for _, inherited := range []os.Signal{os.Interrupt, syscall.SIGHUP} {
		if signal.Ignored(inherited) {
			signal.Notify(make(chan os.Signal, 1), inherited)
		}
	}
	os.Exit(m.Run())
}

func TestWhatStopsTheProgramAtItsStart(t *testing.T) {
	other := httptest.NewUnstartedServer(nil).Listener
	defer other.Close()
	const inUse = ": bind: address already in use"
	taken := other.Addr().String()
	domain := []string{"-domain", "goniometria.example", "-addr", "127.0.0.1:0", "-tls-addr", taken, "-log-level", "error"}
	for _, test := range []struct {
		name   string
		files  fstest.MapFS
		args   []string
		code   int
		stderr string // part of the only line
	}{
		{"a bad flag", servertest.Site(), []string{"-addr", "here"}, 2, "-addr"},
		{"a taken port", servertest.Site(), []string{"-addr", taken}, 1, taken + inUse},
		{"no front end", fstest.MapFS{".gitkeep": {}}, nil, 1, "level=ERROR msg=failed error=\"the front end is not built into this program: run `make build`: open .build.json: file does not exist\"\n"},
		{"half a front end", fstest.MapFS{".build.json": {Data: []byte("{}")}}, nil, 1, "run `make build`: .build.json: a field is missing\"\n"},
		{"a taken port for TLS", servertest.Site(), append(domain, "-cert-dir", t.TempDir()), 1, taken + inUse},
		{"no place for certificates", servertest.Site(), append(domain, "-cert-dir", "main.go"), 1, "level=ERROR msg=failed error=\"no place for certificates: "},
		{"a taken private port", servertest.Site(), []string{"-addr", "127.0.0.1:0", "-metrics-addr", taken}, 1, taken + inUse},
	} {
		t.Run(test.name, func(t *testing.T) {
			var stdout, stderr bytes.Buffer
			code := run(t.Context(), test.files, test.args, lookup(nil), &stdout, &stderr)
			if code != test.code {
				t.Errorf("exit code %d, want %d", code, test.code)
			}
			if stdout.Len() > 0 {
				t.Errorf("stdout %q", stdout.String())
			}
			if lines := strings.Count(stderr.String(), "\n"); !strings.Contains(stderr.String(), test.stderr) || lines != 1 {
				t.Errorf("stderr %q, want one line with %q", stderr.String(), test.stderr)
			}
		})
	}
}

func TestTheVersionNamesTheReleaseOrTheBuild(t *testing.T) {
	t.Cleanup(func() { release = "" })
	for _, test := range []struct{ release, want string }{
		{"2.0.0 0123abc", "2.0.0 0123abc"},
		{"", "(devel) unknown"}, // Go does not stamp tests.
	} {
		release = test.release
		var stdout strings.Builder
		if status := run(t.Context(), nil, []string{"-version"}, badVariable, &stdout, nil); status != 0 {
			t.Errorf("exit status %d", status)
		}
		if got, want := stdout.String(), "goniometria "+test.want+" "+runtime.Version()+"\n"; got != want {
			t.Errorf("%q for the release %q, want %q", got, test.release, want)
		}
	}
}

// newProgram returns a command that runs the program with the test site, and ends with the test. Shell commands such as
// ulimit may run before it.
func newProgram(t *testing.T, shell string, env ...string) *exec.Cmd {
	program := exec.CommandContext(t.Context(), "sh", "-c", shell+` exec "$0" "$@"`, os.Args[0])
	program.Env = append([]string{"ADDR=127.0.0.1:0", "BE_THE_PROGRAM=yes", "GOCOVERDIR=" + t.TempDir()}, env...)
	return program
}

// startProgram starts a newProgram and returns its log.
func startProgram(t *testing.T, shell string, env ...string) (*exec.Cmd, *bufio.Reader) {
	t.Helper()
	program := newProgram(t, shell, env...)
	stderr, err := program.StderrPipe()
	if err != nil {
		t.Fatal(err)
	}
	if err := program.Start(); err != nil {
		t.Fatal(err)
	}
	t.Cleanup(func() { program.Wait() })
	return program, bufio.NewReader(stderr)
}

// servedAddr reads from the log the address that the program serves, and discards the lines after it.
func servedAddr(t *testing.T, log *bufio.Reader) string {
	t.Helper()
	addr := loggedAddr(t, log, `serving url=http://(\S+) version=\S+`)
	go io.Copy(io.Discard, log)
	return addr
}

// loggedAddr reads a line of the log, and returns the address in it: the only group of message, a regular expression.
func loggedAddr(t *testing.T, log *bufio.Reader, message string) string {
	t.Helper()
	line, err := log.ReadString('\n')
	match := regexp.MustCompile("level=INFO msg=" + message).FindStringSubmatch(line)
	if match == nil {
		t.Fatalf("line %q, %v, want %s", line, err, message)
	}
	return match[1]
}

// await polls until something has happened that nothing reports.
func await(t *testing.T, what string, happened func() bool) {
	t.Helper()
	for deadline := time.Now().Add(10 * time.Second); !happened(); time.Sleep(5 * time.Millisecond) {
		if time.Now().After(deadline) {
			t.Fatalf("waited 10 s for %s", what)
		}
	}
}
