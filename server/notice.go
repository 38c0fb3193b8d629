package main

import (
	"net/http"
	"strconv"
)

// notice is a short plain-text answer that nobody stores: an error, or the state of the program.
type notice struct {
	status int
	fields fields
	body   []byte
}

// newNotice returns the answer whose text is the status itself, such as "404 Not Found".
func newNotice(status int, extra ...field) notice {
	return newNoticeText(status, strconv.Itoa(status)+" "+http.StatusText(status)+"\n", extra...)
}

func newNoticeText(status int, text string, extra ...field) notice {
	return notice{
		status: status,
		fields: append(fields{
			newField("Content-Type", "text/plain; charset=utf-8"),
			newField("Content-Length", strconv.Itoa(len(text))),
			newField("Cache-Control", notStored),
		}, extra...),
		body: []byte(text),
	}
}

func (n notice) ServeHTTP(w http.ResponseWriter, r *http.Request) {
	n.fields.apply(w.Header())
	writePrepared(w, r, n.status, n.body)
}

// writePrepared ends an answer whose fields are set. A HEAD gets no body (RFC 9110, 9.3.2).
func writePrepared(w http.ResponseWriter, r *http.Request, status int, body []byte) {
	w.WriteHeader(status)
	if r.Method != http.MethodHead {
		w.Write(body) // The only error is a client that has gone.
	}
}
