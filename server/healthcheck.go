package main

import (
	"errors"
	"fmt"
	"io"
	"net/http"
	"os"
	"path/filepath"
	"slices"
	"strconv"
	"strings"
	"time"
)

// healthcheck requests /healthz from the program that serves on addr. Container images without a shell have no other
// client.
func healthcheck(addr string, stdout io.Writer) error {
	client := http.Client{Timeout: 3 * time.Second}
	response, err := client.Get("http://" + addr + "/healthz")
	if err != nil {
		return err
	}
	response.Body.Close()
	if response.StatusCode != http.StatusOK {
		return errors.New(response.Status)
	}
	fmt.Fprintln(stdout, "goniometria: healthy")
	return nil
}

// settingsInUse returns the flags and the environment of the server that runs this executable, if Linux shows its process
// (proc(5)), or else no flags and this environment. A container's health check does not get the server's flags.
func settingsInUse(getenv func(string) string) (args []string, getenvInUse func(string) string) {
	self, err := os.Readlink("/proc/self/exe")
	executables, _ := filepath.Glob("/proc/[0-9]*/exe")
	for _, executable := range executables {
		process := filepath.Dir(executable)
		target, _ := os.Readlink(executable)
		if err != nil || target != self || filepath.Base(process) == strconv.Itoa(os.Getpid()) {
			continue
		}
		command, environment := readStrings(process+"/cmdline"), readStrings(process+"/environ")
		if len(command) == 0 || slices.Contains(command, "healthcheck") {
			continue
		}
		return command[1:], func(name string) string {
			for _, variable := range environment {
				if value, ok := strings.CutPrefix(variable, name+"="); ok {
					return value
				}
			}
			return ""
		}
	}
	return nil, getenv
}

// readStrings reads a file of strings that end in NUL.
func readStrings(name string) []string {
	content, err := os.ReadFile(name)
	if err != nil || len(content) == 0 {
		return nil
	}
	return strings.Split(strings.TrimSuffix(string(content), "\x00"), "\x00")
}
