package main

import (
	_ "embed"
	"errors"
	"fmt"
	"io"
	"os"
	"os/exec"
	"strings"
)

const program, unit = "/usr/local/bin/goniometria", "/etc/systemd/system/goniometria"

//go:embed deploy/goniometria.service
var serviceUnit string

//go:embed deploy/goniometria.socket
var socketUnit string

// install makes this executable a service of systemd for the domains, in the system at root, and prints each step. The
// executable of an earlier installation stays as goniometria.previous.
func install(root string, domains []string, stdout io.Writer) error {
	executable, err := os.ReadFile("/proc/self/exe")
	if len(domains) == 0 {
		err = errors.New("which domain? For example: install -domain goniometria.com.br")
	}
	if err != nil {
		return err
	}
	service := strings.Replace(serviceUnit, program, program+" -domain "+strings.Join(domains, ","), 1)
	os.Rename(root+program, root+program+".previous") // Linux does not overwrite a running program.
	fmt.Fprintln(stdout, "write", root+program, root+unit+".service", root+unit+".socket")
	err = errors.Join(os.WriteFile(root+program, executable, 0o755),
		os.WriteFile(root+unit+".service", []byte(service), 0o644), os.WriteFile(root+unit+".socket", []byte(socketUnit), 0o644))
	if err != nil {
		return err
	}
	return systemctl(stdout, "daemon-reload", "enable goniometria.socket goniometria.service", "start goniometria.socket", "restart goniometria.service")
}

// uninstall removes what install has written. The settings and the certificates stay.
func uninstall(root string, stdout io.Writer) error {
	err := systemctl(stdout, "disable --now goniometria.service goniometria.socket")
	for _, name := range []string{program, program + ".previous", unit + ".service", unit + ".socket"} {
		err = errors.Join(err, os.RemoveAll(root+name))
	}
	return errors.Join(err, systemctl(stdout, "daemon-reload"))
}

func systemctl(stdout io.Writer, commands ...string) error {
	for _, command := range commands {
		fmt.Fprintln(stdout, "systemctl", command)
		if output, err := exec.Command("systemctl", strings.Fields(command)...).CombinedOutput(); err != nil {
			return fmt.Errorf("systemctl %s: %w: %s", command, err, output)
		}
	}
	return nil
}
