package main

import (
	"errors"
	"fmt"
	"io"
	"net/http"
	"time"
)

// healthcheck requests /healthz from the program that serves on addr, and returns the exit status. Container images
// without a shell have no other client.
func healthcheck(addr string, stdout, stderr io.Writer) (status int) {
	client := http.Client{Timeout: 3 * time.Second}
	response, err := client.Get("http://" + addr + "/healthz")
	if err == nil {
		response.Body.Close()
		if response.StatusCode == http.StatusOK {
			fmt.Fprintln(stdout, "goniometria: healthy")
			return 0
		}
		err = errors.New(response.Status)
	}
	fmt.Fprintln(stderr, "goniometria: healthcheck:", err)
	return 1
}
