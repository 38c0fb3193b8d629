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
	"os"
	"os/signal"
	"runtime/debug"
	"syscall"

	"goniometria.example/site/server/internal/listen"
	"goniometria.example/site/web"
)

func main() {
	os.Exit(exitCode(run(context.Background(), web.Dist(), os.Args[1:], os.Getenv, os.Stdout, os.Stderr), os.Stderr))
}

// run does what the command line asks for. It serves until ctx ends or a stop signal comes, and returns when the last
// request is answered.
func run(ctx context.Context, files fs.FS, args []string, getenv func(string) string, stdout, stderr io.Writer) error {
	checking := len(args) > 0 && args[0] == "healthcheck"
	if checking {
		args = args[1:]
	}
	cfg, err := parseConfig(args, getenv, stdout)
	switch {
	case errors.Is(err, flag.ErrHelp):
		return nil
	case err != nil:
		return err
	case cfg.version:
		_, err := fmt.Fprintln(stdout, "goniometria", version())
		return err
	case checking:
		return healthcheck(cfg.addr, stdout)
	}

	if getenv("GOGC") == "" {
		debug.SetGCPercent(200) // Most of the heap is the site, which never changes: half the collections are enough.
	}
	ctx, stop := signal.NotifyContext(ctx, os.Interrupt, syscall.SIGTERM)
	defer stop()
	context.AfterFunc(ctx, stop) // The first signal drains; without a handler, the second one ends the process.
	logger := newLogger(cfg, stderr)
	if err := serveSite(ctx, cfg, files, logger); err != nil {
		logger.Error("failed", "error", err)
		return loggedError{err}
	}
	return nil
}

// serveSite loads the site, listens, serves, and drains when ctx ends.
func serveSite(ctx context.Context, cfg config, files fs.FS, logger *slog.Logger) error {
	connections := listen.NewConnections(cfg.maxConnections)
	registry := newRegistry(connections)
	handler, err := NewHandler(files, cfg, logger, registry, func() bool { return ctx.Err() != nil })
	if err != nil {
		return err
	}
	private, stop := context.WithCancel(context.WithoutCancel(ctx)) // Metrics and profiles outlast the drain.
	defer stop()
	err = errors.Join(
		servePrivate(private, cfg, cfg.metricsAddr, newMetricsHandler(registry), logger),
		servePrivate(private, cfg, cfg.pprofAddr, newPprofHandler(), logger),
	)
	if err != nil {
		return err
	}
	listener, err := listen.Listen(ctx, cfg.addr, cfg.writeTimeout)
	if err != nil {
		return err
	}
	logger.Info("serving", "url", "http://"+listener.Addr().String(), "version", version())
	if err := listen.NotifyReady(); err != nil {
		return err
	}
	return serve(ctx, cfg, newServer(cfg, handler, connections, logger), listener, connections, logger)
}

// loggedError is an error that the log reports already.
type loggedError struct{ error }

// exitCode prints an error that no log reports, in one line. It returns 2 for a bad setting and 1 for any other error.
func exitCode(err error, stderr io.Writer) int {
	if err == nil {
		return 0
	}
	if !errors.As(err, new(loggedError)) {
		fmt.Fprintln(stderr, "goniometria:", err)
	}
	if errors.As(err, new(usageError)) {
		return 2
	}
	return 1
}
