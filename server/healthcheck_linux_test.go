package main

import (
	"net"
	"strings"
	"testing"

	"goniometria.example/site/server/internal/servertest"
)

func TestHealthcheckFollowsTheRunningProgram(t *testing.T) {
	for _, test := range []struct {
		name string
		args func(addr string) []string
		env  func(addr string) string
	}{
		{"address in a flag", func(addr string) []string { return []string{"-addr", addr} }, func(string) string { return "ADDR=127.0.0.1:1" }},
		{"address in the environment", func(string) []string { return nil }, func(addr string) string { return "ADDR=" + addr }},
	} {
		t.Run(test.name, func(t *testing.T) {
			free, err := net.Listen("tcp", "127.0.0.1:0")
			if err != nil {
				t.Fatal(err)
			}
			addr := free.Addr().String()
			free.Close()
			startProgramWith(t, test.args(addr), []string{test.env(addr)})

			var output strings.Builder
			if status := run(t.Context(), servertest.Site(), []string{"healthcheck"}, lookup(nil), &output, &output); status != 0 {
				t.Errorf("exit status %d: %s", status, &output)
			}
		})
	}
}
