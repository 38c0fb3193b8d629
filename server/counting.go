package main

import "net/http"

// countingWriter notes what goes through it.
type countingWriter struct {
	http.ResponseWriter
	status, bytes int
}

// counting returns w itself if somebody counts already.
func counting(w http.ResponseWriter) *countingWriter {
	if counted, ok := w.(*countingWriter); ok {
		return counted
	}
	return &countingWriter{ResponseWriter: w}
}

func (c *countingWriter) WriteHeader(status int) {
	c.status = status
	c.ResponseWriter.WriteHeader(status)
}

func (c *countingWriter) Write(p []byte) (int, error) {
	n, err := c.ResponseWriter.Write(p)
	c.bytes += n
	return n, err
}

// Unwrap is for http.ResponseController.
func (c *countingWriter) Unwrap() http.ResponseWriter { return c.ResponseWriter }
