package main

import (
	"bytes"
	"fmt"
	"net"
	"net/http"
	"os"
	"os/exec"
	"syscall"
	"time"
)

// process is a program that runs until it is stopped, and whose last words are kept.
type process struct {
	name  string
	cmd   *exec.Cmd
	log   bytes.Buffer
	ended chan struct{} // closed once err says how
	err   error
}

func start(name string, args ...string) (*process, error) {
	p := &process{name: name, cmd: exec.Command(name, args...), ended: make(chan struct{})}
	p.cmd.Stdout, p.cmd.Stderr = &p.log, &p.log
	if err := p.cmd.Start(); err != nil {
		return nil, err
	}
	go func() {
		p.err = p.cmd.Wait()
		close(p.ended)
	}()
	return p, nil
}

// stop ends the program as an operator would, and waits for that.
func (p *process) stop() error {
	p.cmd.Process.Signal(syscall.SIGTERM)
	return p.wait()
}

func (p *process) wait() error {
	<-p.ended
	if p.err != nil {
		return fmt.Errorf("%s: %w\n%s", p.name, p.err, &p.log)
	}
	return nil
}

// await waits until an address answers with 200, and with a field of that name if one is asked for.
func (p *process) await(url, field string) error {
	for deadline := time.Now().Add(20 * time.Second); time.Now().Before(deadline); {
		select {
		case <-p.ended:
			return fmt.Errorf("%s ended: %v\n%s", p.name, p.err, &p.log)
		case <-time.After(20 * time.Millisecond):
		}
		if response, err := http.Get(url); err == nil {
			response.Body.Close()
			if response.StatusCode == http.StatusOK && (field == "" || response.Header.Get(field) != "") {
				return nil
			}
		}
	}
	return fmt.Errorf("%s does not answer at %s", p.name, url)
}

// freePort returns an address on this machine that nobody listens on.
func freePort() (string, error) {
	listener, err := net.Listen("tcp", "127.0.0.1:0")
	if err != nil {
		return "", err
	}
	defer listener.Close()
	return listener.Addr().String(), nil
}

// configure copies a configuration with other addresses in it.
func configure(from, to string, addresses []string) error {
	text, err := os.ReadFile(from)
	if err != nil {
		return err
	}
	for i := 0; i < len(addresses); i += 2 {
		text = bytes.ReplaceAll(text, []byte(addresses[i]), []byte(addresses[i+1]))
	}
	return os.WriteFile(to, text, 0o644)
}
