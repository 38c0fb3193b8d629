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

// logQueue holds the log until it is written: a pipe that nobody reads must hold up neither requests nor the stop. It counts
// the lines that are lost because it has no room for them, or because a write failed.
type logQueue struct {
	filled          *sync.Cond // its L guards lines
	lines           []byte
	unwritten, lost atomic.Int64 // bytes; lines
}

func newLogQueue() *logQueue {
	return &logQueue{filled: sync.NewCond(new(sync.Mutex))}
}

// Write adds a line. It never fails.
func (q *logQueue) Write(line []byte) (int, error) {
	size := int64(len(line))
	if q.unwritten.Add(size) > maxUnwritten {
		q.unwritten.Add(-size)
		q.lost.Add(1)
		return len(line), nil
	}
	q.filled.L.Lock()
	q.lines = append(q.lines, line...)
	q.filled.L.Unlock()
	q.filled.Signal()
	return len(line), nil
}

// writeTo writes the lines to w for ever. After a write that succeeds it tells logger, which writes to the queue, how many
// were lost meanwhile. It pauses for writePause after each write: waking up for every line would take more CPU time than
// formatting it.
func (q *logQueue) writeTo(w io.Writer, logger *slog.Logger) {
	var batch []byte
	reported := int64(0)
	for ; ; time.Sleep(writePause) {
		q.filled.L.Lock()
		for len(q.lines) == 0 {
			q.filled.Wait()
		}
		batch, q.lines = q.lines, batch[:0]
		q.filled.L.Unlock()
		written, err := w.Write(batch)
		q.lost.Add(int64(bytes.Count(batch[written:], []byte("\n"))))
		q.unwritten.Add(1 - int64(len(batch))) // The report needs room. flush waits for it, because of the 1.
		if lost := q.lost.Load(); err == nil && lost > reported {
			logger.Warn("lines of the log were lost", "lines", lost-reported)
			reported = lost
		}
		q.unwritten.Add(-1)
	}
}

// flush waits until the log is written, or for a second.
func (q *logQueue) flush() {
	for deadline := time.Now().Add(time.Second); q.unwritten.Load() > 0 && time.Now().Before(deadline); {
		time.Sleep(time.Millisecond)
	}
}
