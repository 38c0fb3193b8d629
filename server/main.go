// Command server is the Goniometria Digital website in one executable.
package main

import (
	"context"
	"errors"
	"flag"
	"fmt"
	"io"
	"io/fs"
	"log/slog"
	"net"
	"os"
	"os/signal"
	"syscall"

	"goniometria.example/site/web"
)

func main() {
	os.Exit(report(run(context.Background(), web.Dist(), os.Args[1:], os.Getenv, os.Stdout, os.Stderr), os.Stderr))
}

// run serves the site until ctx ends or a stop signal arrives, and returns once the last request is answered.
func run(ctx context.Context, files fs.FS, args []string, getenv func(string) string, stdout, stderr io.Writer) error {
	cfg, err := parseConfig(args, getenv)
	if errors.Is(err, flag.ErrHelp) {
		return writeHelp(stdout)
	}
	if err != nil {
		return err
	}

	ctx, stop := signal.NotifyContext(ctx, os.Interrupt, syscall.SIGTERM)
	defer stop()
	// The first signal drains. It also takes this handler away, so that a second one ends the process at once.
	context.AfterFunc(ctx, stop)

	logger := slog.New(slog.NewTextHandler(stderr, nil))
	handler, err := NewHandler(files, Options{
		TrustedProxies: cfg.trustedProxies,
		Draining:       func() bool { return ctx.Err() != nil },
		Logger:         logger,
	})
	if err != nil {
		return err
	}
	listener, err := net.Listen("tcp", cfg.addr)
	if err != nil {
		return err
	}
	fmt.Fprintf(stderr, "goniometria: serving %s\n", browserURL(listener.Addr()))
	return serve(ctx, newServer(handler, logger), listener, cfg.shutdownDelay, cfg.shutdownTimeout)
}

// browserURL is what a person opens to see the site; the unspecified address of a wildcard listener opens nowhere.
func browserURL(addr net.Addr) string {
	host, port, err := net.SplitHostPort(addr.String())
	if err != nil {
		return addr.String()
	}
	if net.ParseIP(host).IsUnspecified() {
		host = "localhost"
	}
	return "http://" + net.JoinHostPort(host, port)
}

// report writes the one line that an error is worth and returns the exit code: 2 for a wrong command line, 1 for the rest.
func report(err error, stderr io.Writer) int {
	if err == nil {
		return 0
	}
	fmt.Fprintf(stderr, "goniometria: %v\n", err)
	if errors.As(err, new(usageError)) {
		return 2
	}
	return 1
}
