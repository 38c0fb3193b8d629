package middleware

import (
	"io"
	"net/http"
)

// ok answers "ok", without calling WriteHeader.
var ok = http.HandlerFunc(func(w http.ResponseWriter, r *http.Request) { io.WriteString(w, "ok") })
