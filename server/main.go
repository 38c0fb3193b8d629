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
	"strings"
	"syscall"

	"github.com/coreos/go-systemd/v22/daemon"
	"github.com/coreos/go-systemd/v22/journal"

	"goniometria.example/site/server/internal/certificates"
	"goniometria.example/site/server/internal/listen"
	"goniometria.example/site/server/internal/site"
	"goniometria.example/site/web"
)

func main() {
	os.Exit(run(context.Background(), web.Dist(), os.Args[1:], os.Getenv, os.Stdout, os.Stderr))
}

// run executes the command line and returns the exit status: 2 for a bad setting, 1 for any other failure. It serves until
// ctx ends or a signal arrives, and returns after the last response.
func run(ctx context.Context, files fs.FS, args []string, getenv func(string) string, stdout, stderr io.Writer) (status int) {
	if journald, _ := journal.StderrIsJournalStream(); journald {
		stderr = journalWriter{stderr}
	}
	command := ""
	if len(args) > 0 && slices.Contains([]string{"healthcheck", "check-settings"}, args[0]) {
		command, args = args[0], args[1:]
	}
	cfg, err := parseConfig(args, getenv, stdout)
	if err == nil && command == "check-settings" {
		_, err = listen.FromSystemd(len(cfg.addrs()))
	}
	switch {
	case errors.Is(err, flag.ErrHelp):
		return 0
	case err != nil:
		fmt.Fprintln(stderr, "goniometria:", err)
		return 2
	case cfg.version:
		fmt.Fprintln(stdout, "goniometria", version())
		return 0
	case command == "check-settings":
		fmt.Fprintln(stdout, "goniometria: the settings are right, and take effect at the next start")
		return 0
	case command == "healthcheck":
		if err := healthcheck(cfg.addr, stdout); err != nil {
			fmt.Fprintln(stderr, "goniometria: healthcheck:", err)
			return 1
		}
		return 0
	}
	signal.Ignore(syscall.SIGPIPE) // It would end the program together with the reader of its log.
	// nohup(1) and the & of a script have signals ignored that the program is to outlive.
	signals := slices.DeleteFunc([]os.Signal{os.Interrupt, syscall.SIGHUP}, signal.Ignored)
	ctx, stop := signal.NotifyContext(ctx, append(signals, syscall.SIGTERM)...)
	defer stop()
	context.AfterFunc(ctx, stop) // The first signal drains; without a handler, the second one ends the process.
	logger, queue := newLogger(cfg, stderr)
	defer queue.close()
	if err := serveSite(ctx, cfg, files, logger, queue); err != nil {
		logger.Error("failed", "error", err)
		return 1
	}
	return 0
}

// serveSite loads the site, listens, serves, and drains when ctx ends.
func serveSite(ctx context.Context, cfg config, files fs.FS, logger *slog.Logger, queue *logQueue) error {
	build, err := site.ReadBuild(files)
	if err != nil {
		return fmt.Errorf("the front end is not built into this program: run `make build`: %w", err)
	}
	limit := min(cfg.maxConnections, listen.MaxConnections())
	if limit < cfg.maxConnections {
		logger.Warn("the limit of open files allows fewer connections than -max-connections", "connections", limit)
	}
	connections := listen.NewConnections(limit)
	registry := newRegistry(connections, queue)
	var manager *certificates.Manager
	if len(cfg.domains) > 0 {
		if manager, err = certificates.New(cfg.domains, cfg.acmeDirectory, cfg.certDir, registry, logger); err != nil {
			return err
		}
	}
	handler, err := newHandler(ctx, handlerOptions{
		files: files, build: build, domains: cfg.domains, certificates: manager, logger: logger, registry: registry,
	})
	if err != nil {
		return err
	}
	if err := serveMetrics(cfg.metricsAddr, registry, logger); err != nil {
		return err
	}
	listeners, err := listen.Listen(ctx, writeTimeout, cfg.addrs()...)
	if err != nil {
		return err
	}
	url := "http://" + listeners[plainHTTP].Addr().String()
	if manager != nil {
		listeners[overTLS] = manager.Listener(listeners[overTLS])
		manager.Keep(ctx)
		url = "https://" + cfg.domains[0]
		if build.Origin != url {
			logger.Warn("the pages were built for another origin than -domain", "origin", build.Origin)
		}
	}
	logger.Info("serving", "url", url, "version", version())
	if _, err := daemon.SdNotify(false, daemon.SdNotifyReady); err != nil {
		return fmt.Errorf("notify systemd: %w", err)
	}
	return serve(ctx, cfg, newServer(cfg.domains, handler, connections, logger), listeners, connections, logger)
}

// release is the version and the revision, set by the linker: the bits of a release must not depend on version control.
var release string

// version describes this build: by release, or else by what Go stamps, which is (devel) where git does not tell the revision.
func version() string {
	info, _ := debug.ReadBuildInfo() // never missing in a build from a module
	build := strings.Replace(info.Main.Version, "(devel)", "(devel) unknown", 1)
	return cmp.Or(release, build) + " " + info.GoVersion
}
