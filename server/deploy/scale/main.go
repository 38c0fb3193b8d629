// Command scale replaces three instances of the site by another release, one after the other, behind HAProxy and Varnish as
// this folder configures them, while visitors compare every byte. It fails if anybody gets a wrong answer or none.
package main

import (
	"context"
	"errors"
	"flag"
	"fmt"
	"os"
	"sync"
	"sync/atomic"
	"time"
)

func main() {
	current := flag.String("current", ".", "the folder of the release to begin with")
	next := flag.String("next", ".cache/next", "the folder of the release to replace it by")
	period := flag.Duration("period", 4*time.Second, "how long each phase lasts at least")
	visitors := flag.Int("visitors", 16, "how many visitors there are at a time")
	flag.Parse()
	if err := run(*current, *next, *period, *visitors); err != nil {
		fmt.Fprintln(os.Stderr, "scale:", err)
		os.Exit(1)
	}
}

func run(currentRoot, nextRoot string, period time.Duration, visitors int) error {
	current, err := loadRelease(currentRoot)
	if err != nil {
		return err
	}
	next, err := loadRelease(nextRoot)
	if err != nil {
		return err
	}
	if !current.differs(next) {
		return errors.New("both releases have the same script, so that replacing one proves nothing")
	}
	folder, err := os.MkdirTemp("", "scale")
	if err != nil {
		return err
	}
	s, err := newStack(folder, current)
	if s != nil {
		defer s.stop()
	}
	if err != nil {
		return err
	}
	return rehearse(s, current, next, period, visitors)
}

// rehearse releases next without a cache, and takes it back with one: a rollback is a release too.
func rehearse(s *stack, current, next *release, period time.Duration, visitors int) error {
	var phase atomic.Pointer[tally]
	ctx, leave := context.WithCancel(context.Background())
	var people sync.WaitGroup
	defer people.Wait()
	defer leave()
	var phases []*tally
	during := func(name string, happens func() error) error {
		now := &tally{phase: name}
		phases = append(phases, now)
		phase.Store(now)
		end := time.After(period)
		err := happens()
		<-end
		now.print()
		return err
	}
	quiet := func() error { return nil }
	rollOut := func(to *release) error {
		for i := range s.instances {
			if err := during(fmt.Sprintf("instance %d is replaced", i+1), func() error { return s.replace(i, to) }); err != nil {
				return err
			}
		}
		return during("afterwards", quiet)
	}

	phase.Store(new(tally))
	for i := range visitors {
		people.Go(func() { newVisitor(s.url(), uint64(i), current, next).visit(ctx, phase.Load) })
	}
	printHead()
	if err := during("HAProxy alone", quiet); err != nil {
		return err
	}
	if err := rollOut(next); err != nil {
		return err
	}
	if err := during("Varnish comes", s.startCache); err != nil {
		return err
	}
	cached := len(phases)
	if err := during("HAProxy and Varnish", quiet); err != nil {
		return err
	}
	if err := rollOut(current); err != nil {
		return err
	}
	leave()
	people.Wait()
	if err := during("assets of the release that is gone", func() error { return fetchAllAssets(s, next, phase.Load()) }); err != nil {
		return err
	}
	return judge(phases, phases[cached:])
}

// fetchAllAssets does what the pages do that were cached before a release.
func fetchAllAssets(s *stack, gone *release, seen *tally) error {
	v := newVisitor(s.url(), 0, gone)
	for _, assets := range gone.assets {
		for _, asset := range assets {
			for _, coding := range codings {
				v.fetchAsset(gone, asset, coding, seen)
			}
		}
	}
	return nil
}

func judge(all, cached []*tally) error {
	var troubles, hits, assets int64
	for _, t := range all {
		troubles += t.failed.Load() + t.wrong.Load()
	}
	for _, t := range cached {
		hits += t.hits.Load()
		assets += t.assets.Load()
	}
	fmt.Printf("\nVarnish answered %s of the requests for assets and film; at least 99 %% are wanted.\n", percent(hits, assets))
	switch {
	case troubles > 0:
		return fmt.Errorf("%d answers failed or were wrong", troubles)
	case hits*100 < assets*99:
		return errors.New("the cache is asked in vain too often")
	}
	return nil
}
