package main

import (
	"errors"
	"fmt"
	"io"
	"net/http"
	"time"
)

// healthcheck requests /healthz at addr, without a proxy. A container image without a shell has no other client.
func healthcheck(addr string, stdout io.Writer) error {
	client := http.Client{Transport: new(http.Transport), Timeout: 3 * time.Second}
	response, err := client.Get("http://" + addr + healthPath)
	if err != nil {
		return err
	}
	response.Body.Close()
	if response.StatusCode != http.StatusOK {
		return errors.New(response.Status)
	}
	fmt.Fprintln(stdout, "goniometria: healthy")
	return nil
}
