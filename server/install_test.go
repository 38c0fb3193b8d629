package main

import (
	"os"
	"path/filepath"
	"strings"
	"testing"
)

// emptySystem returns a root folder, and a log of what systemctl is asked for.
func emptySystem(t *testing.T, systemctl string) (root, log string) {
	t.Helper()
	root = t.TempDir()
	for _, folder := range []string{"/usr/local/bin", "/etc/systemd/system", "/bin"} {
		if err := os.MkdirAll(root+folder, 0o755); err != nil {
			t.Fatal(err)
		}
	}
	log = filepath.Join(root, "systemctl.log")
	if err := os.WriteFile(root+"/bin/systemctl", []byte("#!/bin/sh\necho \"$@\" >>"+log+"\n"+systemctl), 0o755); err != nil {
		t.Fatal(err)
	}
	t.Setenv("PATH", root+"/bin:"+os.Getenv("PATH"))
	return root, log
}

func TestInstallAndUninstall(t *testing.T) {
	root, log := emptySystem(t, "")
	for range 2 { // The second time is an upgrade.
		if err := install(root, []string{"goniometria.com.br", "www.goniometria.com.br"}, t.Output()); err != nil {
			t.Fatal(err)
		}
	}
	if unit := read(t, root+unit+".service"); !strings.Contains(unit, "\nExecStart=/usr/local/bin/goniometria -domain goniometria.com.br,www.goniometria.com.br\n") {
		t.Errorf("the service unit:\n%s", unit)
	}
	if socket := read(t, root+unit+".socket"); !strings.Contains(socket, "\nListenStream=443\n") {
		t.Errorf("the socket unit:\n%s", socket)
	}
	for _, name := range []string{program, program + ".previous"} {
		if info, err := os.Stat(root + name); err != nil || info.Mode().Perm()&0o111 == 0 || info.Size() == 0 {
			t.Errorf("%s: %v, %v", name, info, err)
		}
	}
	if calls := read(t, log); !strings.HasSuffix(calls, "daemon-reload\nenable goniometria.socket goniometria.service\nstart goniometria.socket\nrestart goniometria.service\n") {
		t.Errorf("systemctl:\n%s", calls)
	}

	if err := uninstall(root, t.Output()); err != nil {
		t.Fatal(err)
	}
	if left, _ := filepath.Glob(root + "/*/*/*/goniometria*"); left != nil {
		t.Errorf("left: %q", left)
	}
	if calls := read(t, log); !strings.HasSuffix(calls, "disable --now goniometria.service goniometria.socket\ndaemon-reload\n") {
		t.Errorf("systemctl:\n%s", calls)
	}
}

func TestInstallNeedsADomain(t *testing.T) {
	root, _ := emptySystem(t, "")
	if err := install(root, nil, t.Output()); err == nil || !strings.Contains(err.Error(), "-domain") {
		t.Errorf("error %v", err)
	}
	if _, err := os.Stat(root + program); err == nil {
		t.Error("installed")
	}
}

func TestInstallShowsWhatSystemctlSays(t *testing.T) {
	root, _ := emptySystem(t, "echo 'Address already in use' >&2; exit 1\n")
	err := install(root, []string{"goniometria.com.br"}, t.Output())
	if err == nil || !strings.Contains(err.Error(), "systemctl daemon-reload") || !strings.Contains(err.Error(), "Address already in use") {
		t.Errorf("error %v", err)
	}
}
