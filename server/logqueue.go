package main

import (
	"bytes"
	"io"
	"log/slog"
	"sync"
	"sync/atomic"
	"time"
)

const (
	maxUnwritten = 256 << 10 // bytes
	writePause   = 10 * time.Millisecond
)

// logQueue holds the log until it is written: a pipe that nobody reads must block neither requests nor the shutdown. It
// counts the lines that are lost because the queue was full or a write failed.
type logQueue struct {
	changed         *sync.Cond // its L guards lines and closed
	lines           []byte
	closed          bool
	unwritten, lost atomic.Int64  // bytes; lines
	written         chan struct{} // closed when writeTo returns
}

func newLogQueue() *logQueue {
	return &logQueue{changed: sync.NewCond(new(sync.Mutex)), written: make(chan struct{})}
}

// Write adds a line. It never fails.
func (q *logQueue) Write(line []byte) (int, error) {
	size := int64(len(line))
	if q.unwritten.Add(size) > maxUnwritten {
		q.unwritten.Add(-size)
		q.lost.Add(1)
		return len(line), nil
	}
	q.changed.L.Lock()
	q.lines = append(q.lines, line...)
	q.changed.L.Unlock()
	q.changed.Signal()
	return len(line), nil
}

// writeTo writes the lines to w until the queue is closed. After a successful write it logs, by the queue's own logger, how
// many lines were lost. It pauses after each write: waking up for every line would take more CPU time than formatting it.
func (q *logQueue) writeTo(w io.Writer, logger *slog.Logger) {
	defer close(q.written)
	var batch []byte
	reported := int64(0)
	for ; ; time.Sleep(writePause) {
		q.changed.L.Lock()
		for len(q.lines) == 0 && !q.closed {
			q.changed.Wait()
		}
		batch, q.lines = q.lines, batch[:0]
		q.changed.L.Unlock()
		if len(batch) == 0 {
			return
		}
		written, err := w.Write(batch)
		q.lost.Add(int64(bytes.Count(batch[written:], []byte("\n"))))
		q.unwritten.Add(-int64(len(batch))) // The report needs room.
		if lost := q.lost.Load(); err == nil && lost > reported {
			logger.Warn("lines of the log were lost", "lines", lost-reported)
			reported = lost
		}
	}
}

// close waits until the log is written, or for a second. Later lines are not written.
func (q *logQueue) close() {
	q.changed.L.Lock()
	q.closed = true
	q.changed.L.Unlock()
	q.changed.Signal()
	select {
	case <-q.written:
	case <-time.After(time.Second):
	}
}
