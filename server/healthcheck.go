package main

import (
	"errors"
	"fmt"
	"io"
	"net/http"
	"time"
)

// healthcheck requests /healthz from the program that serves on addr, and not from a proxy of the environment. Container
// images without a shell have no other client.
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
