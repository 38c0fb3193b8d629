// Command manifest checks kubernetes.yaml: each object strictly against the types of the Kubernetes API, the pods against
// the restricted profile of the Pod Security Standards, and the objects against each other and the program's settings.
package main

import (
	"fmt"
	"os"
	"strings"
)

func main() {
	faults, err := run("../kubernetes.yaml", "../goniometria.env")
	if err != nil {
		faults = append(faults, err.Error())
	}
	if len(faults) > 0 {
		fmt.Fprintln(os.Stderr, "kubernetes.yaml:\n  "+strings.Join(faults, "\n  "))
		os.Exit(1)
	}
	fmt.Println("kubernetes.yaml: its objects are valid, fit together, and run under the restricted profile")
}

func run(manifest, environment string) (faults []string, err error) {
	text, err := os.ReadFile(manifest)
	if err != nil {
		return nil, err
	}
	settings, err := os.ReadFile(environment)
	if err != nil {
		return nil, err
	}
	c, err := decode(text)
	if err != nil {
		return nil, err
	}
	return c.faults(string(settings)), nil
}
