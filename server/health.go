package main

import "net/http"

var (
	alive    = newNoticeText(http.StatusOK, "ok")
	draining = newNoticeText(http.StatusServiceUnavailable, "draining")
)

// ready tells load balancers whether to send visitors here.
func ready(isDraining func() bool) http.HandlerFunc {
	return func(w http.ResponseWriter, r *http.Request) {
		if isDraining() {
			draining.ServeHTTP(w, r)
			return
		}
		alive.ServeHTTP(w, r)
	}
}
