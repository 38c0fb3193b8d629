package main

import (
	"bytes"
	"io"
	"log/slog"
	"sync/atomic"
	"time"
)

const maxQueued, maxQueuedLines = 256 << 10, 4096 // bytes; lines are seldom shorter than 64 bytes

// logQueue holds the log until it is written: a pipe that nobody reads must hold up neither requests nor the stop. It drops
// and counts the lines for which it has no room.
type logQueue struct {
	lines              chan []byte
	unwritten, dropped atomic.Int64 // bytes; lines
}

// Write adds a line. It never fails.
func (q *logQueue) Write(line []byte) (int, error) {
	size := int64(len(line))
	if q.unwritten.Add(size) <= maxQueued {
		select {
		case q.lines <- bytes.Clone(line):
			return len(line), nil
		default:
		}
	}
	q.unwritten.Add(-size)
	q.dropped.Add(1)
	return len(line), nil
}

// writeTo writes the lines to w for ever, and tells logger, which must write to w itself, how many were dropped meanwhile.
func (q *logQueue) writeTo(w io.Writer, logger *slog.Logger) {
	reported := int64(0)
	for line := range q.lines {
		w.Write(line)
		if dropped := q.dropped.Load(); dropped > reported {
			logger.Warn("nobody read the log, which dropped lines", "lines", dropped-reported)
			reported = dropped
		}
		q.unwritten.Add(-int64(len(line)))
	}
}

// flush waits until the log is written, or for a second.
func (q *logQueue) flush() {
	for deadline := time.Now().Add(time.Second); q.unwritten.Load() > 0 && time.Now().Before(deadline); {
		time.Sleep(time.Millisecond)
	}
}
