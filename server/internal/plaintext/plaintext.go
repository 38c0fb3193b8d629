// Package plaintext answers with a status as plain text, such as "404 Not Found".
package plaintext

import (
	"fmt"
	"net/http"
)

// Status answers with an error status and its reason phrase.
func Status(w http.ResponseWriter, status int) {
	http.Error(w, fmt.Sprintf("%d %s", status, http.StatusText(status)), status)
}
