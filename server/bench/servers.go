package main

import (
	"fmt"
	"net"
	"os"
	"os/exec"
	"path/filepath"
	"strings"
	"time"
)

// server is one of those compared. A missing one is not started, and its rows say so.
type server struct {
	name, version string
	command       []string
	addr          string
	process       *os.Process
}

func (s *server) origin() string { return "http://" + s.addr }
func (s *server) missing() bool  { return s.process == nil }

const ourName = "goniometria"

const nginxConf = `
worker_processes auto;
daemon off;
pid %[1]s/nginx.pid;
error_log %[1]s/nginx-error.log;
events { worker_connections 4096; }
http {
	include /etc/nginx/mime.types;
	access_log %[1]s/nginx-access.log;
	sendfile on;
	gzip_static on;
	gzip_vary on;
	server {
		listen %[3]s;
		root %[2]s;
		location / { try_files $uri $uri.html $uri/index.html =404; }
	}
}
`

const caddyConf = `
{
	admin off
	auto_https off
}
http://%[3]s {
	root * %[2]s
	try_files {path} {path}.html {path}/index.html
	file_server {
		precompressed br gzip
	}
}
`

// start starts the servers on the same files, each on a port of its own.
func start(dir, site, binary string) ([]*server, error) {
	nginx, caddy := filepath.Join(dir, "nginx.conf"), filepath.Join(dir, "Caddyfile")
	servers := []*server{
		{name: ourName, command: []string{binary, "-addr", "ADDR", "-metrics-addr", "127.0.0.1:0"}, version: version(binary, "-version")},
		{name: "nginx", command: []string{"nginx", "-c", nginx}, version: version("nginx", "-v")},
		{name: "caddy", command: []string{"caddy", "run", "--config", caddy, "--adapter", "caddyfile"}, version: version("caddy", "version")},
	}
	for _, s := range servers {
		if _, err := exec.LookPath(s.command[0]); err != nil {
			if s.name == ourName {
				return nil, fmt.Errorf("%s: run `make build`: %w", binary, err)
			}
			continue
		}
		addr, err := freeAddr()
		if err != nil {
			return nil, err
		}
		s.addr = addr
		for name, conf := range map[string]string{nginx: nginxConf, caddy: caddyConf} {
			if err := os.WriteFile(name, fmt.Appendf(nil, conf, dir, site, addr), 0o644); err != nil {
				return nil, err
			}
		}
		if err := s.startWhen(dir, s.answers); err != nil {
			stop(servers)
			return nil, fmt.Errorf("start %s: %w", s.name, err)
		}
	}
	return servers, nil
}

// startWhen returns when the server is ready. Its log goes to a file, as in production.
func (s *server) startWhen(dir string, ready func() error) error {
	log, err := os.Create(filepath.Join(dir, s.name+".log"))
	if err != nil {
		return err
	}
	defer log.Close()
	var args []string
	for _, arg := range s.command[1:] {
		args = append(args, strings.ReplaceAll(arg, "ADDR", s.addr))
	}
	command := exec.Command(s.command[0], args...)
	command.Stdout, command.Stderr = log, log
	if err := command.Start(); err != nil {
		return err
	}
	s.process = command.Process
	for deadline := time.Now().Add(10 * time.Second); time.Now().Before(deadline); {
		if err = ready(); err == nil {
			return nil
		}
	}
	return err
}

func stop(servers []*server) {
	for _, s := range servers {
		if !s.missing() {
			s.process.Signal(os.Interrupt)
			s.process.Wait()
		}
	}
}

func version(command string, args ...string) string {
	output, err := exec.Command(command, args...).CombinedOutput()
	if err != nil {
		return "not installed"
	}
	return strings.TrimSpace(string(output))
}

// freeAddr is an address that was free a moment ago.
func freeAddr() (string, error) {
	listener, err := net.Listen("tcp", "127.0.0.1:0")
	if err != nil {
		return "", err
	}
	defer listener.Close()
	return listener.Addr().String(), nil
}
