// Command server is the Goniometria Digital website in one executable.
package main

import (
	"cmp"
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
	"slices"
	"syscall"

	"github.com/go-chi/chi/v5/middleware"
	"github.com/prometheus/client_golang/prometheus/promhttp"

	"goniometria.example/site/server/internal/listen"
	"goniometria.example/site/web"
)

func main() {
	os.Exit(run(context.Background(), web.Dist(), os.Args[1:], os.Getenv, os.Stdout, os.Stderr))
}

// run does what the command line asks for, and returns the exit status: 2 for a bad setting, 1 for any other failure.
// It serves until ctx ends or a stop signal comes, and returns when the last request is answered.
func run(ctx context.Context, files fs.FS, args []string, getenv func(string) string, stdout, stderr io.Writer) (status int) {
	command := ""
	if len(args) > 0 && slices.Contains([]string{"healthcheck", "install", "uninstall"}, args[0]) {
		command, args = args[0], args[1:]
	}
	if command == "healthcheck" && len(args) == 0 {
		args, getenv = settingsInUse(getenv)
	}
	cfg, err := parseConfig(args, getenv, stdout)
	switch {
	case errors.Is(err, flag.ErrHelp):
		return 0
	case err != nil:
		fmt.Fprintln(stderr, "goniometria:", err)
		return 2
	case cfg.version:
		fmt.Fprintln(stdout, "goniometria", version())
		return 0
	}
	switch command {
	case "healthcheck":
		err = healthcheck(cfg.addr, stdout)
	case "install":
		err = install("", cfg.domains, stdout)
	case "uninstall":
		err = uninstall("", stdout)
	default:
		return serveUntilStopped(ctx, cfg, files, getenv, stderr)
	}
	if err != nil {
		fmt.Fprintf(stderr, "goniometria: %s: %v\n", command, err)
		return 1
	}
	return 0
}

// serveUntilStopped serves until ctx ends or a stop signal comes, and returns the exit status.
func serveUntilStopped(ctx context.Context, cfg config, files fs.FS, getenv func(string) string, stderr io.Writer) (status int) {
	if getenv("GOGC") == "" {
		debug.SetGCPercent(200) // Most of the heap is the site, which never changes: half the collections are enough.
	}
	ctx, stop := signal.NotifyContext(ctx, os.Interrupt, syscall.SIGTERM)
	defer stop()
	context.AfterFunc(ctx, stop) // The first signal drains; without a handler, the second one ends the process.
	logger := newLogger(cfg, stderr)
	if err := serveSite(ctx, cfg, files, logger); err != nil {
		logger.Error("failed", "error", err)
		return 1
	}
	return 0
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
		servePrivate(private, cfg, cfg.metricsAddr, "/metrics", promhttp.HandlerFor(registry, promhttp.HandlerOpts{}), logger),
		servePrivate(private, cfg, cfg.pprofAddr, "/debug", middleware.Profiler(), logger),
	)
	if err != nil {
		return err
	}
	listeners, url, err := openListeners(ctx, cfg, logger)
	if err != nil {
		return err
	}
	logger.Info("serving", "url", url, "version", version())
	if err := listen.NotifyReady(); err != nil {
		return err
	}
	return serve(ctx, cfg, newServer(cfg, handler, connections, logger), listeners, connections, logger)
}

// release is the version and the revision, set by the linker for a release: its bits must not depend on version control.
var release string

// version describes this build. Go stamps the module's version, with the revision, into a build that is no release.
func version() string {
	info, _ := debug.ReadBuildInfo() // It is there in every build from a module.
	return cmp.Or(release, info.Main.Version) + " " + info.GoVersion
}
