// Package measure starts web servers on loopback addresses and measures their CPU time, memory and responses.
package measure

import (
	"cmp"
	"fmt"
	"io"
	"maps"
	"math"
	"net"
	"net/http"
	"os"
	"os/exec"
	"regexp"
	"slices"
	"strconv"
	"syscall"
	"time"
)

// Server is a running web server.
type Server struct {
	Addr string
	cmd  *exec.Cmd
}

// FreeAddr returns a loopback address that nothing listened on a moment ago. It panics if there is none.
func FreeAddr() string {
	listener, err := net.Listen("tcp", "127.0.0.1:0")
	if err != nil {
		panic(err)
	}
	defer listener.Close()
	return listener.Addr().String()
}

// Start runs a command that listens on addr, and gets it as ADDR. It returns when GET /healthz has a response, whatever its
// status.
func Start(log *os.File, addr string, command ...string) (*Server, error) {
	s := &Server{addr, exec.Command(command[0], command[1:]...)}
	s.cmd.Stdout, s.cmd.Stderr = log, log
	s.cmd.Env = []string{"ADDR=" + addr}
	for _, name := range []string{"GOMEMLIMIT", "HOME", "PATH"} { // The rest may hold settings of another server.
		s.cmd.Env = append(s.cmd.Env, name+"="+os.Getenv(name))
	}
	if err := s.cmd.Start(); err != nil {
		return nil, err
	}
	for range 1000 { // Not every server can report that it is ready.
		if _, _, err := Get(OneRequest, s.URL("/healthz"), nil, 0); err == nil {
			return s, nil
		}
		time.Sleep(10 * time.Millisecond)
	}
	s.Stop()
	return nil, fmt.Errorf("%s is not ready after 10 s", command[0])
}

// Stop terminates the server and returns when it has exited.
func (s *Server) Stop() {
	s.cmd.Process.Signal(syscall.SIGTERM)
	s.cmd.Wait()
}

// URL returns the URL of a path on the server.
func (s *Server) URL(path string) string { return "http://" + s.Addr + path }

// OneRequest is a transport that opens a connection for each request and waits a second for the response.
var OneRequest = &http.Transport{DisableCompression: true, DisableKeepAlives: true, ResponseHeaderTimeout: time.Second}

// Get returns a response and its whole body. It follows no redirect, and fails on another status unless status is 0.
func Get(transport *http.Transport, url string, header http.Header, status int) (*http.Response, []byte, error) {
	request, err := http.NewRequest(http.MethodGet, url, http.NoBody)
	if err != nil {
		return nil, nil, err
	}
	maps.Copy(request.Header, header)
	response, err := transport.RoundTrip(request)
	if err != nil {
		return nil, nil, fmt.Errorf("GET %s: %w", url, err)
	}
	defer response.Body.Close()
	body, err := io.ReadAll(response.Body)
	if err == nil && status != 0 && response.StatusCode != status {
		err = fmt.Errorf("GET %s with %v: %s, want %d", url, header, response.Status, status)
	}
	return response, body, err
}

// MiB is an amount of memory in units of 2^20 bytes.
type MiB float64

func (m MiB) String() string { return fmt.Sprintf("%.1f MiB", float64(m)) }

// CPU returns the seconds of user and system time that the server has used, or NaN.
func (s *Server) CPU() float64 {
	return sum(s.file("stat"), regexp.MustCompile(`\) (?:\S+ ){11}(\d+) (\d+)`)) / 100 // USER_HZ is 100 on every Linux.
}

// Memory returns the proportional set size of the server, or NaN.
func (s *Server) Memory() MiB {
	return MiB(sum(s.file("smaps_rollup"), regexp.MustCompile(`\nPss: +(\d+) kB`)) / 1024)
}

// TCPMemory returns what the kernel holds for the TCP connections of the whole machine, or NaN.
func TCPMemory() MiB {
	pages := sum("/proc/net/sockstat", regexp.MustCompile(`\nTCP: .* mem (\d+)`))
	return MiB(pages * float64(os.Getpagesize()) / (1 << 20))
}

// Connections returns how many connections to addr, of 127.0.0.1, neither end has closed.
func Connections(addr string) int {
	_, port, _ := net.SplitHostPort(addr)
	number, _ := strconv.Atoi(port)
	table, _ := os.ReadFile("/proc/net/tcp")
	established := regexp.MustCompile(fmt.Sprintf(`(?m)^ *\d+: 0100007F:%04X \S+ 01 `, number))
	return len(established.FindAll(table, -1))
}

func (s *Server) file(name string) string { return fmt.Sprintf("/proc/%d/%s", s.cmd.Process.Pid, name) }

// sum adds up the numbers that a pattern finds in a file. It is NaN without a match, as for a process that has exited.
func sum(file string, pattern *regexp.Regexp) (total float64) {
	text, _ := os.ReadFile(file)
	match := pattern.FindSubmatch(text)
	if match == nil {
		return math.NaN()
	}
	for _, digits := range match[1:] {
		number, _ := strconv.ParseFloat(string(digits), 64)
		total += number
	}
	return total
}

// Median returns the middle one of the values, of which there has to be one.
func Median[T cmp.Ordered](values []T) T { return slices.Sorted(slices.Values(values))[len(values)/2] }
