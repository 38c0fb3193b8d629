package main

import (
	"errors"
	"log"
	"os"
	"os/exec"
	"path/filepath"
	"regexp"
	"strconv"
)

// What an installed server gets, by its unit and its settings.
var (
	memoryMax      = installed(`MemoryMax=(\d+)M`)
	memoryLimit    = installed(`Environment=GOMEMLIMIT=(\d+)MiB`)
	maxConnections = installed(`#MAX_CONNECTIONS=(\d+)`)
)

func installed(line string) int {
	unit, _ := os.ReadFile("server/deploy/goniometria.service")
	settings, _ := os.ReadFile("server/deploy/goniometria.env")
	match := regexp.MustCompile("(?m)^" + line + "$").FindSubmatch(append(unit, settings...))
	if match == nil {
		log.Fatalf("attack: server/deploy has no line %s", line)
	}
	number, _ := strconv.Atoi(string(match[1]))
	return number
}

const attackedName, authority = "goniometria.test", "127.0.0.1:1"

// tlsOptions returns the flags of a server that serves HTTPS at addr. It asks no CA: a self-signed certificate is where
// the server keeps those of its CA.
func tlsOptions(addr string) ([]string, error) {
	const dir = ".cache/attack"
	file := filepath.Join(dir, authority, attackedName)
	err := os.MkdirAll(filepath.Dir(file), 0o700)
	openssl := exec.Command("openssl", "req", "-x509", "-newkey", "ec", "-pkeyopt", "ec_paramgen_curve:P-256", "-nodes", "-days", "90",
		"-subj", "/", "-addext", "subjectAltName=DNS:"+attackedName, "-keyout", file, "-out", file)
	options := []string{"-domain", attackedName, "-tls-addr", addr, "-cert-dir", dir, "-acme-directory", "https://" + authority}
	return options, errors.Join(err, openssl.Run())
}
