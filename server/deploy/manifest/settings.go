package main

import (
	"fmt"
	"regexp"
	"slices"
	"time"

	core "k8s.io/api/core/v1"
	"k8s.io/apimachinery/pkg/api/resource"
)

// unknownSettings names the variables that neither the program nor Go's runtime reads.
func unknownSettings(container core.Container, environment string) (faults []string) {
	known := []string{"GOMEMLIMIT"}
	for _, line := range regexp.MustCompile(`(?m)^#([A-Z_]+)=`).FindAllStringSubmatch(environment, -1) {
		known = append(known, line[1])
	}
	for _, variable := range container.Env {
		if !slices.Contains(known, variable.Name) {
			faults = append(faults, variable.Name+" is no setting")
		}
	}
	return faults
}

// overrun says which limit comes before the one that has to come first.
func (c *cluster) overrun(container core.Container) (faults []string) {
	var drain time.Duration
	memory := container.Resources.Limits.Memory()
	for _, variable := range container.Env {
		switch variable.Name {
		case "SHUTDOWN_DELAY", "SHUTDOWN_TIMEOUT":
			wait, err := time.ParseDuration(variable.Value)
			if err != nil {
				faults = append(faults, err.Error())
			}
			drain += wait
		case "GOMEMLIMIT":
			limit, err := resource.ParseQuantity(variable.Value[:len(variable.Value)-1]) // Go writes MiB where Kubernetes writes Mi.
			if err != nil || limit.Cmp(*memory) >= 0 {
				faults = append(faults, "GOMEMLIMIT is not below the limit of memory")
			}
		}
	}
	if grace := c.deployment.Spec.Template.Spec.TerminationGracePeriodSeconds; time.Duration(*grace)*time.Second <= drain {
		faults = append(faults, fmt.Sprintf("terminationGracePeriodSeconds is not above the drain of %s", drain))
	}
	return faults
}
