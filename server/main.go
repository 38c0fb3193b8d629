// Command server is the Goniometria Digital website in one executable.
package main

import (
	"context"
	"errors"
	"flag"
	"fmt"
	"io"
	"io/fs"
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
	checking := len(args) > 0 && args[0] == "healthcheck"
	if checking {
		args = args[1:]
	}
	cfg, err := parseConfig(args, getenv)
	switch {
	case errors.Is(err, flag.ErrHelp):
		return writeHelp(stdout)
	case err != nil:
		return err
	case cfg.version:
		return writeVersion(stdout)
	case checking:
		return healthcheck(ctx, cfg, stdout)
	}

	ctx, stop := signal.NotifyContext(ctx, os.Interrupt, syscall.SIGTERM)
	defer stop()
	// The first signal drains. It also takes this handler away, so that a second one ends the process at once.
	context.AfterFunc(ctx, stop)
	return serveSite(ctx, cfg, files, stderr)
}

func serveSite(ctx context.Context, cfg config, files fs.FS, stderr io.Writer) error {
	logger := newLogger(cfg, stderr)
	visitors := newCrowd(cfg.maxConnections)
	opts := Options{
		TrustedProxies: cfg.trustedProxies,
		Draining:       func() bool { return ctx.Err() != nil },
		Logger:         logger,
	}
	if cfg.metricsAddr != "" {
		opts.Metrics = newMetrics(visitors)
		stop, err := servePrivate(cfg.metricsAddr, opts.Metrics.registry)
		if err != nil {
			return err
		}
		defer stop()
	}
	handler, err := NewHandler(files, opts)
	if err != nil {
		return err
	}
	server := newServer(cfg, handler, visitors, logger)
	if err := secure(server, cfg, logger); err != nil {
		return err
	}
	listener, err := listen(ctx, cfg.addr, cfg.writeTimeout)
	if err != nil {
		return err
	}
	announce(cfg, listener.Addr(), logger, stderr)
	settle()
	if err := notifyReady(); err != nil {
		return err
	}
	return serve(ctx, server, listener, visitors, cfg.shutdownDelay, cfg.shutdownTimeout)
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
