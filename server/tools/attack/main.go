// Command attack checks that slow and hostile clients neither keep others out of bin/goniometria nor make it grow.
package main

import (
	"context"
	"errors"
	"flag"
	"fmt"
	"net/http"
	"os"
	"time"

	"goniometria.example/site/server/tools/internal/measure"
)

func main() {
	if err := run(os.Args[1:]); err != nil {
		fmt.Fprintln(os.Stderr, "attack:", err)
		os.Exit(1)
	}
}

func run(args []string) error {
	flags := flag.NewFlagSet("attack", flag.ExitOnError)
	binary := flags.String("binary", "bin/goniometria", "our server")
	duration := flags.Duration("duration", 10*time.Minute, "how long the soak lasts")
	connections := flags.Int("connections", 300, "connections of each slow attack")
	flags.Parse(args)
	b, err := readBudget()
	if err != nil {
		return err
	}
	os.Setenv("GOMEMLIMIT", b.collector) // for the server, as in its unit
	for _, a := range http2Attacks {
		err = errors.Join(err, memoryAtTheCap(*binary, b, a))
	}
	return errors.Join(
		err,
		slow(*binary, b.memory, 2*b.connections, "responses of the film that are never read", stalledReader),
		slow(*binary, b.memory, *connections, "request headers that never end", endlessHeader),
		slow(*binary, b.memory, *connections, "responses of the film that are never read", stalledReader),
		slow(*binary, b.memory, *connections, "POST requests whose content never comes", missingContent),
		slow(*binary, b.memory, 40, "such POST requests at -max-connections 20", missingContent, "-max-connections", "20"),
		soak(*binary, *duration),
	)
}

// withServer runs a test on a new server and prints whether it passed.
func withServer(name, binary string, options []string, test func(*measure.Server) error) error {
	fmt.Println(name)
	addr := measure.FreeAddr()
	command := append([]string{binary, "-addr", addr, "-log-level", "error"}, options...)
	server, err := measure.Start(os.Stderr, addr, command...)
	if err != nil {
		return err
	}
	defer server.Stop()
	if err := test(server); err != nil {
		fmt.Print("failed: ", err, "\n\n")
		return errors.New("failed: " + name)
	}
	fmt.Print("ok\n\n")
	return nil
}

// closeLimit is the time in which the server has to close every attacking connection. Its longest timeout is 30 s.
const closeLimit = 45 * time.Second

// slow tests one kind of attack.
func slow(binary string, memory measure.MiB, connections int, name string, a attack, options ...string) error {
	name = fmt.Sprintf("%d connections with %s", connections, name)
	return withServer(name, binary, options, func(server *measure.Server) error {
		ctx, cancel := context.WithCancel(context.Background())
		defer cancel()
		for range connections {
			attack, err := a.dial(ctx, server.Addr)
			if err != nil {
				return err
			}
			go attack()
		}
		return watch(server, memory)
	})
}

// watch checks once a second whether the server responds, until it has closed every attacking connection. It fails if the
// server and the kernel hold more memory than limit.
func watch(server *measure.Server, limit measure.MiB) error {
	fmt.Println("  second  open connections     response  failed checks  server's memory  kernel's for TCP")
	ticks := time.Tick(time.Second)
	var failures []error
	kernel := measure.TCPMemory()
	for begin := time.Now(); ; <-ticks {
		second := time.Since(begin).Round(time.Second)
		open := measure.Connections(server.Addr)
		response, err := check(server)
		if err != nil {
			failures = append(failures, err)
		}
		if memory := server.Memory() + measure.TCPMemory() - kernel; !(memory <= limit) {
			failures = append(failures, fmt.Errorf("%s of memory", memory))
		}
		ended := open == 0 || second >= closeLimit
		if ended || int(second.Seconds())%3 == 0 {
			fmt.Printf("%8.0f %17d %12s %14d %16s %17s\n", second.Seconds(), open, response, len(failures), server.Memory(), measure.TCPMemory())
		}
		switch {
		case ended && open > 0:
			return fmt.Errorf("%d connections are still open after %s", open, closeLimit)
		case ended && failures != nil:
			return fmt.Errorf("%d checks failed, the first with %w", len(failures), failures[0])
		case ended:
			return nil
		}
	}
}

// check fails unless two new clients get their responses within a second each. It returns the time of both together.
func check(server *measure.Server) (time.Duration, error) {
	begin := time.Now()
	_, _, errAbout := measure.Get(measure.OneRequest, server.URL("/about"), nil, http.StatusOK)
	_, _, errHealth := measure.Get(measure.OneRequest, server.URL("/healthz"), nil, http.StatusOK)
	return time.Since(begin).Round(10 * time.Microsecond), errors.Join(errAbout, errHealth)
}
