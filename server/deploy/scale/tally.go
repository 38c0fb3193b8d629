package main

import (
	"fmt"
	"net/http"
	"strings"
	"sync/atomic"
)

// tally is what happened in one phase.
type tally struct {
	phase         string
	pages, next   atomic.Int64 // next: of the release that comes later
	assets, hits  atomic.Int64
	failed, wrong atomic.Int64
	firstTrouble  atomic.Pointer[string]
}

// fetched counts an answer to a request for an asset. X-Varnish names two transactions if it came from the cache.
func (t *tally) fetched(response *http.Response) {
	t.assets.Add(1)
	if len(strings.Fields(response.Header.Get("X-Varnish"))) == 2 {
		t.hits.Add(1)
	}
}

// trouble remembers the first one of each phase, which tells more than their number.
func (t *tally) trouble(kind *atomic.Int64, format string, args ...any) {
	kind.Add(1)
	text := fmt.Sprintf(format, args...)
	t.firstTrouble.CompareAndSwap(nil, &text)
}

func printHead() {
	fmt.Println("| phase | pages | of the next release | assets | from the cache | failed | wrong |")
	fmt.Println("|---|--:|--:|--:|--:|--:|--:|")
}

func (t *tally) print() {
	fmt.Printf("| %s | %d | %d | %d | %s | %d | %d |\n", t.phase, t.pages.Load(), t.next.Load(),
		t.assets.Load(), percent(t.hits.Load(), t.assets.Load()), t.failed.Load(), t.wrong.Load())
	if trouble := t.firstTrouble.Load(); trouble != nil {
		fmt.Printf("  %s\n", *trouble)
	}
}

func percent(part, whole int64) string {
	if whole == 0 {
		return ""
	}
	return fmt.Sprintf("%.2f %%", 100*float64(part)/float64(whole))
}
