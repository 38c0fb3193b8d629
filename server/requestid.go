package main

import (
	"net/http"
	"strings"
)

const (
	requestIDField    = "X-Request-Id"
	requestIDAlphabet = "0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz-_.:=+/"
)

// echoRequestID gives a proxy back the name that it has for a request; the log carries it too. A request without one
// gets none: nobody else would know it.
func echoRequestID(next http.Handler) http.Handler {
	return http.HandlerFunc(func(w http.ResponseWriter, r *http.Request) {
		if id := requestID(r); id != nil {
			w.Header()[requestIDField] = id
		}
		next.ServeHTTP(w, r)
	})
}

// requestID returns the one line of the field, or nil if it is no name: visitors can write the field too.
func requestID(r *http.Request) []string {
	id := r.Header[requestIDField]
	if len(id) != 1 || id[0] == "" || len(id[0]) > 128 || strings.Trim(id[0], requestIDAlphabet) != "" {
		return nil
	}
	return id
}
