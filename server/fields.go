package main

import "net/http"

// field is one header field. Its value is made once and shared by every answer, because a slice per field
// and request would be most of what a request allocates.
type field struct {
	name  string // canonical, as http.Header keys are
	value []string
}

func newField(name, value string) field { return field{http.CanonicalHeaderKey(name), []string{value}} }

type fields []field

func (fs fields) apply(h http.Header) {
	for _, f := range fs {
		h[f.name] = f.value
	}
}
