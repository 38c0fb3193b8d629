package main

import (
	"net/http"
	"strconv"
)

// notice is a short plain-text answer that nobody stores: an error, or the state of the program.
type notice struct {
	status int
	head   head
	body   []byte
}

// newNotice returns the answer whose text is the status itself, such as "404 Not Found".
func newNotice(status int, extra ...field) notice {
	return newNoticeText(status, strconv.Itoa(status)+" "+http.StatusText(status)+"\n", extra...)
}

func newNoticeText(status int, text string, extra ...field) notice {
	return notice{
		status: status,
		head: newHead(fields{
			newField("Content-Type", "text/plain; charset=utf-8"),
			newField("Content-Length", strconv.Itoa(len(text))),
			newField("Cache-Control", notStored),
		}, extra),
		body: []byte(text),
	}
}

func (n notice) ServeHTTP(w http.ResponseWriter, r *http.Request) {
	n.head.apply(w, r)
	writePrepared(w, r, n.status, n.body)
}
