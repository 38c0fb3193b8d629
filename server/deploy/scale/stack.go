package main

import (
	"fmt"
	"net"
	"os"
	"path/filepath"
)

// stack is everything that stands between a visitor and the site, and the three instances of the site.
type stack struct {
	folder    string
	addresses map[string]string // by the ones in the configurations
	instances [3]*process
	haproxy   *process
	varnish   *process
}

const (
	public = ":80\n"
	cache  = "127.0.0.1:6081"
	origin = "127.0.0.1:8090"
)

var instances = [3]string{"127.0.0.1:8081", "127.0.0.1:8082", "127.0.0.1:8083"}

// newStack starts three instances of a release, and HAProxy with the example configuration on free ports.
func newStack(folder string, first *release) (*stack, error) {
	s := &stack{folder: folder, addresses: map[string]string{}}
	var replaced []string
	for _, address := range append(instances[:], cache, origin, "127.0.0.1:8091", public) {
		free, err := freePort()
		if err != nil {
			return nil, err
		}
		s.addresses[address] = free
		if address == public {
			free += "\n"
		}
		replaced = append(replaced, address, free)
	}
	if err := configure("server/deploy/haproxy.cfg", filepath.Join(folder, "haproxy.cfg"), replaced); err != nil {
		return nil, err
	}
	_, port, _ := net.SplitHostPort(s.addresses[origin])
	if err := configure("server/deploy/default.vcl", filepath.Join(folder, "default.vcl"), []string{`"8090"`, `"` + port + `"`}); err != nil {
		return nil, err
	}
	for i := range s.instances {
		if err := s.startInstance(i, first); err != nil {
			return s, err
		}
	}
	var err error
	if s.haproxy, err = start("haproxy", "-db", "-f", filepath.Join(folder, "haproxy.cfg")); err != nil {
		return s, err
	}
	return s, s.haproxy.await(s.url()+"/readyz", "")
}

func (s *stack) url() string { return "http://" + s.addresses[public] }

// startCache puts Varnish between the visitors and the instances.
func (s *stack) startCache() (err error) {
	address := s.addresses[cache]
	s.varnish, err = start("varnishd", "-F", "-j", "none", "-n", s.folder, "-f", filepath.Join(s.folder, "default.vcl"),
		"-a", address, "-s", "malloc,256m", "-p", "http_gzip_support=off")
	if err != nil {
		return err
	}
	return s.varnish.await(s.url()+"/readyz", "X-Varnish") // through HAProxy, which has to notice
}

func (s *stack) startInstance(i int, r *release) (err error) {
	address := s.addresses[instances[i]]
	// HAProxy looks every half second; the rest of the delay is for the assets of the last pages.
	s.instances[i], err = start(r.binary, "-addr", address, "-shutdown-delay", "3s", "-log-level", "warn")
	if err != nil {
		return err
	}
	return s.instances[i].await("http://"+address+"/readyz", "")
}

// replace puts an instance of another release into the place of one, and has the cache forget the pages.
func (s *stack) replace(i int, r *release) error {
	if err := s.instances[i].stop(); err != nil {
		return err
	}
	if err := s.startInstance(i, r); err != nil || s.varnish == nil {
		return err
	}
	ban, err := start("varnishadm", "-n", s.folder, "ban", "obj.http.Content-Type ~ text/html")
	if err != nil {
		return err
	}
	return ban.wait()
}

// stop ends everything. HAProxy and Varnish have processes of their own, which they end themselves.
func (s *stack) stop() {
	for _, p := range s.instances {
		if p != nil {
			p.cmd.Process.Kill()
		}
	}
	for _, p := range []*process{s.haproxy, s.varnish} {
		if p != nil {
			p.stop()
		}
	}
	if err := os.RemoveAll(s.folder); err != nil {
		fmt.Fprintln(os.Stderr, err)
	}
}
