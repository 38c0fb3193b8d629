package main

import "net/http"

// field is one header field. Its value is made once and shared by every answer, because a slice per field
// and request would be most of what a request allocates.
type field struct {
	name  string // as it stands on the wire: RFC 9110 writes ETag, and http.CanonicalHeaderKey does not
	value []string
}

func newField(name, value string) field { return field{name, []string{value}} }

type fields []field

func (fs fields) apply(h http.Header) {
	for _, f := range fs {
		h[f.name] = f.value
	}
}
