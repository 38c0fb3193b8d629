package main

import (
	"net/http"
	"slices"
)

// head is all fields of an answer that do not depend on the request, the security fields among them, made at start.
//
// net/http would hash, copy, sort and format fifteen fields for each answer, which is nearly a third of what an answer costs.
// So on a splicingConn they leave as bytes, and net/http writes only those that it has to know of.
type head struct {
	fields  fields // all of them, for net/http to write: over TLS, in HTTP/2
	framing fields // those that it has to know of: it delimits the content by one, and would guess the other
	rest    []byte // the others, as they stand in HTTP/1.1
}

// newHead joins groups of fields; a later field takes the place of an earlier one with its name.
func newHead(groups ...fields) head {
	var h head
	for _, f := range slices.Concat(append([]fields{securityFields}, groups...)...) {
		h.fields = append(slices.DeleteFunc(h.fields, func(earlier field) bool { return earlier.name == f.name }), f)
	}
	for _, f := range h.fields {
		switch f.name {
		case "Content-Length", "Content-Type":
			h.framing = append(h.framing, f)
		default:
			h.rest = append(h.rest, f.name+": "+f.value[0]+"\r\n"...)
		}
	}
	return h
}

// apply gives the fields to an answer whose status is about to be written. What the request decides is set beside it.
func (h head) apply(w http.ResponseWriter, r *http.Request) {
	if conn := splicingConnOf(r); conn != nil {
		conn.splice(h.rest)
		h.framing.apply(w.Header())
		return
	}
	h.fields.apply(w.Header())
}
