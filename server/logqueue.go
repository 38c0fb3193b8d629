package main

import (
	"io"
	"log/slog"
	"sync"
	"sync/atomic"
	"time"
)

// maxQueued is how many bytes of log may wait to be written.
const maxQueued = 256 << 10

// logQueue holds the log until it is written: a pipe that nobody reads must hold up neither requests nor the stop. It drops
// and counts the lines for which it has no room.
type logQueue struct {
	dropped   atomic.Int64
	unwritten atomic.Int64 // bytes, with those that are being written

	mu     sync.Mutex
	lines  []byte
	filled chan struct{} // holds an element when there are lines
}

// Write adds a line. It never fails.
func (q *logQueue) Write(line []byte) (int, error) {
	q.mu.Lock()
	defer q.mu.Unlock()
	if q.unwritten.Load()+int64(len(line)) > maxQueued {
		q.dropped.Add(1)
		return len(line), nil
	}
	q.unwritten.Add(int64(len(line)))
	q.lines = append(q.lines, line...)
	select {
	case q.filled <- struct{}{}:
	default:
	}
	return len(line), nil
}

// writeTo writes the lines to w for ever, and tells logger, which must write to w itself, how many were dropped meanwhile.
func (q *logQueue) writeTo(w io.Writer, logger *slog.Logger) {
	known := int64(0)
	for range q.filled {
		q.mu.Lock()
		lines := q.lines
		q.lines = nil
		q.mu.Unlock()
		w.Write(lines)
		if dropped := q.dropped.Load(); dropped > known {
			logger.Warn("nobody read the log, which dropped lines", "lines", dropped-known)
			known = dropped
		}
		q.unwritten.Add(-int64(len(lines)))
	}
}

// flush waits until the log is written, or for a second.
func (q *logQueue) flush() {
	for deadline := time.Now().Add(time.Second); q.unwritten.Load() > 0 && time.Now().Before(deadline); {
		time.Sleep(time.Millisecond)
	}
}
