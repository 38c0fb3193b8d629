package main

import (
	"bytes"
	"errors"
	"fmt"
	"io"
	"log/slog"
	"strings"
	"testing"
	"testing/synctest"
	"time"
)

// gate is a reader of the log that takes one batch of lines at a time, and says how many of its bytes it could write.
type gate struct {
	batches chan string
	written chan int
}

func (g gate) Write(batch []byte) (int, error) {
	g.batches <- string(batch)
	if written := min(<-g.written, len(batch)); written < len(batch) {
		return written, errors.New("no space left on device")
	}
	return len(batch), nil
}

// bound is in bytes.
const bound = 256 << 10

// pass lets some bytes of the batch that is being written pass, and returns the next one.
func (g gate) pass(t *testing.T, written int) (next string) {
	t.Helper()
	g.written <- written
	select {
	case next = <-g.batches:
	case <-time.After(10 * time.Second):
		t.Fatal("waited 10 s for the next batch")
	}
	return next
}

// newGatedQueue returns a queue whose first batch, a line of 1 KiB, is being written.
func newGatedQueue() (*logQueue, gate) {
	queue, reader := newLogQueue(), gate{make(chan string), make(chan int)}
	go queue.writeTo(reader, slog.New(slog.NewTextHandler(queue, nil)))
	queue.Write(kilobyte)
	<-reader.batches
	return queue, reader
}

var kilobyte = append(bytes.Repeat([]byte("a"), 1023), '\n')

func checkReport(t *testing.T, batch string, lost int) {
	t.Helper()
	want := fmt.Sprintf(`level=WARN msg="lines of the log were lost" lines=%d`+"\n", lost)
	if !strings.HasSuffix(batch, want) || strings.Count(batch, "level=") != 1 {
		t.Errorf("the batch ends with %q, want one report: %q", batch[max(0, len(batch)-200):], want)
	}
}

func TestTheQueueReportsOnceWhatItHadNoRoomFor(t *testing.T) {
	queue, reader := newGatedQueue()
	for range bound/1024 - 1 + 7 {
		queue.Write(kilobyte)
	}
	next := reader.pass(t, bound)
	if whole := strings.Count(next, string(kilobyte)); whole != bound/1024-1 {
		t.Errorf("%d lines, want as many as %d bytes hold", whole, bound)
	}
	checkReport(t, next, 7)
	queue.Write([]byte("later\n"))
	if next := reader.pass(t, bound); next != "later\n" {
		t.Errorf("%q, want a line and no report", next)
	}
}

func TestALossDuringAReportNeedsNoOtherLineToBeReported(t *testing.T) {
	queue, reader := newGatedQueue()
	full := bytes.Repeat([]byte("a"), bound)
	queue.Write(full)
	checkReport(t, reader.pass(t, bound), 1)
	queue.Write(full)
	checkReport(t, reader.pass(t, bound), 1)
}

func TestTheLinesOfAFailedWriteAreLost(t *testing.T) {
	queue, reader := newGatedQueue()
	queue.Write([]byte("two\nthree\nfour\n"))
	reader.pass(t, 0)
	queue.Write([]byte("five\n"))
	if next := reader.pass(t, len("two\nthr")); next != "five\n" { // A report would fail, too.
		t.Errorf("%q, want no report", next)
	}
	checkReport(t, reader.pass(t, bound), 3)
	if lost := queue.lost.Load(); lost != 3 {
		t.Errorf("%d lines are lost, want 3", lost)
	}
}

func TestAWrittenLogHoldsNothingUp(t *testing.T) {
	synctest.Test(t, func(t *testing.T) {
		logger, queue := newLogger(config{logFormat: "text"}, io.Discard)
		logger.Info("line")
		start := time.Now()
		queue.close()
		if took := time.Since(start); took >= time.Second {
			t.Errorf("it took %s to close", took)
		}
	})
}

// The race detector sees what these goroutines share.
func TestEachLineIsWrittenOrCountsAsLost(t *testing.T) {
	var log bytes.Buffer
	logger, queue := newLogger(config{logFormat: "text"}, &log)
	const writers, lines = 8, 5000
	done := make(chan bool)
	for range writers {
		go func() {
			for range lines {
				logger.Info("line")
			}
			done <- true
		}()
	}
	for range writers {
		<-done
	}
	queue.close()
	written, lost := strings.Count(log.String(), "msg=line\n"), int(queue.lost.Load())
	if written+lost < writers*lines || lost > 0 && !strings.Contains(log.String(), "msg=\"lines of the log were lost\"") {
		t.Errorf("%d lines are written and %d lost, of %d", written, lost, writers*lines)
	}
}
