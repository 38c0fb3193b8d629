package main

import (
	"cmp"
	"context"
	"crypto/tls"
	"errors"
	"fmt"
	"net/http"
	"syscall"
	"time"

	"golang.org/x/sync/errgroup"

	"goniometria.example/site/server/tools/internal/measure"
)

// perConnection is the most that a connection may take, of the program's memory and of the kernel's.
const perConnection measure.MiB = 0.5

const watched, closeLimit = 10, 45 // seconds; in the latter the server closes connections: its longest timeout is 30 s

// test attacks a new server. It fails if the server and the kernel hold too much memory, if other clients do not get their
// responses within a second, or if the server keeps connections that it has to close, or closes others.
func (a attack) test() (err error) {
	addr, scheme, status, options := "", "http://", http.StatusOK, a.options
	if a.http2 {
		addr, scheme, status = measure.FreeAddr(), "https://", http.StatusPermanentRedirect // The address is not its name.
		if options, err = tlsOptions(addr); err != nil {
			return err
		}
	}
	other := &http.Transport{
		DisableKeepAlives: true, ForceAttemptHTTP2: true, ResponseHeaderTimeout: time.Second,
		TLSClientConfig: &tls.Config{ServerName: attackedName, InsecureSkipVerify: true},
	}
	return withServer(fmt.Sprintf("%d connections: %s", a.connections, a.name), options, func(server *measure.Server) error {
		ctx, cancel := context.WithCancel(context.Background())
		defer cancel()
		addr = cmp.Or(addr, server.Addr)
		kernel, allowed := measure.TCPMemory(), min(measure.MiB(memoryMax), server.Memory()+perConnection*measure.MiB(maxConnections))
		dialled := make(chan error, 1)
		go func() { dialled <- a.start(ctx, addr) }()
		var failures []error
		var peak measure.MiB
		open := 0
		fmt.Println("  second  open connections  failed checks  peak of memory")
		ticks := time.Tick(200 * time.Millisecond)
		for second := 0; second < watched || a.ends && open > 0 && second < closeLimit; {
			for range 5 {
				<-ticks
				peak, open = max(peak, server.Memory()+measure.TCPMemory()-kernel), measure.Connections(addr)
			}
			if len(dialled) == 0 {
				continue
			}
			_, _, errPage := measure.Get(other, scheme+addr+"/about", nil, status)
			_, _, errHealth := measure.Get(other, scheme+addr+"/healthz", nil, http.StatusOK)
			if err := errors.Join(errPage, errHealth); err != nil {
				failures = append(failures, err)
			}
			if second++; second%3 == 1 {
				fmt.Printf("%8d %17d %14d %15s\n", second, open, len(failures), peak)
			}
		}
		switch err := <-dialled; {
		case err != nil:
			return err
		case failures != nil:
			return fmt.Errorf("%d checks failed, the first with %w", len(failures), failures[0])
		case a.ends && open > 0 || !a.ends && open < a.connections*9/10:
			return fmt.Errorf("%d connections are open", open)
		case !(peak <= allowed): // NaN fails, too.
			return fmt.Errorf("%s of memory, at most %s are allowed", peak, allowed)
		}
		return nil
	})
}

// start opens the connections, at most 16 at a time, and runs the attack on each.
func (a attack) start(ctx context.Context, addr string) error {
	var dialing errgroup.Group
	dialing.SetLimit(16)
	for range a.connections {
		dialing.Go(func() error {
			misuse, err := a.dial(ctx, addr)
			if errors.Is(err, syscall.ECONNRESET) {
				return nil // Another one has taken its place at the cap.
			}
			if err == nil {
				go misuse()
			}
			return err
		})
	}
	return dialing.Wait()
}
