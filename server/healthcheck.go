package main

import (
	"fmt"
	"io"
	"net/http"
	"time"
)

// healthcheck requests /healthz from the program that serves on addr. Container images without a shell have no other
// client.
func healthcheck(addr string, stdout io.Writer) error {
	client := http.Client{Timeout: 3 * time.Second}
	response, err := client.Get("http://" + addr + "/healthz")
	if err != nil {
		return fmt.Errorf("healthcheck: %w", err)
	}
	response.Body.Close()
	if response.StatusCode != http.StatusOK {
		return fmt.Errorf("healthcheck: %s", response.Status)
	}
	_, err = fmt.Fprintln(stdout, "goniometria: healthy")
	return err
}
