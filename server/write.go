package main

import (
	"net/http"
	"time"
)

// chunk is how much of an answer a reader has to take within the server's WriteTimeout, which net/http by itself takes for
// the time of a whole answer: too short for a long film, too long for a reader who stands still.
const (
	chunk  = 64 << 10
	atOnce = 2 * chunk // The kernel takes this much without waiting for the reader.
)

// writePrepared ends an answer whose fields are set. A HEAD gets no body (RFC 9110, 9.3.2).
func writePrepared(w http.ResponseWriter, r *http.Request, status int, body []byte) {
	w.WriteHeader(status)
	if r.Method == http.MethodHead {
		return
	}
	first := body[:min(len(body), atOnce)]
	if conn := splicingConnOf(r); conn != nil {
		conn.hold()
		w.Write(first) // The only error is a client that has gone, here and below: there is nobody to tell.
		conn.release()
	} else {
		w.Write(first)
	}
	writeRolling(w, r, body[len(first):])
}

// writeRolling starts the write timeout anew for each chunk.
func writeRolling(w http.ResponseWriter, r *http.Request, body []byte) {
	for len(body) > 0 {
		extendWriteDeadline(w, r)
		n, err := w.Write(body[:min(len(body), chunk)])
		if err != nil {
			return
		}
		body = body[n:]
	}
}

func extendWriteDeadline(w http.ResponseWriter, r *http.Request) {
	if server, ok := r.Context().Value(http.ServerContextKey).(*http.Server); ok {
		http.NewResponseController(w).SetWriteDeadline(time.Now().Add(server.WriteTimeout))
	}
}
