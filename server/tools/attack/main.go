// Command attack checks that slow and hostile clients neither keep others out of bin/goniometria nor make it grow.
package main

import (
	"errors"
	"flag"
	"fmt"
	"os"
	"time"

	"goniometria.example/site/server/tools/internal/measure"
)

func main() {
	duration := flag.Duration("duration", 10*time.Minute, "how long the soak lasts")
	flag.Parse()
	os.Setenv("GOMEMLIMIT", fmt.Sprintf("%dMiB", memoryLimit)) // for the server, as in its unit
	var err error
	for _, a := range attacks {
		err = errors.Join(err, a.test())
	}
	if err := errors.Join(err, flood(), slowReaders(), soak(*duration)); err != nil {
		fmt.Fprintln(os.Stderr, "attack:", err)
		os.Exit(1)
	}
}

// withServer runs a test on a new server.
func withServer(name string, options []string, test func(*measure.Server) error) error {
	fmt.Println(name)
	addr := measure.FreeAddr()
	server, err := measure.Start(os.Stderr, addr, append([]string{"bin/goniometria", "-addr", addr, "-log-level", "error"}, options...)...)
	if err != nil {
		return err
	}
	defer server.Stop()
	if err := test(server); err != nil {
		return fmt.Errorf("%s: %w", name, err)
	}
	fmt.Print("ok\n\n")
	return nil
}
