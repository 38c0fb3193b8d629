package main

import (
	"fmt"
	"slices"

	core "k8s.io/api/core/v1"
	meta "k8s.io/apimachinery/pkg/apis/meta/v1"
	"k8s.io/apimachinery/pkg/labels"
	"k8s.io/apimachinery/pkg/util/intstr"
	"k8s.io/pod-security-admission/api"
	"k8s.io/pod-security-admission/policy"
)

// faults says what is wrong in a manifest whose objects are valid each by itself.
func (c *cluster) faults(environment string) (faults []string) {
	fault := func(format string, args ...any) { faults = append(faults, fmt.Sprintf(format, args...)) }
	pod := c.deployment.Spec.Template
	container := pod.Spec.Containers[0]

	for kind, object := range map[string]meta.Object{
		"Deployment": c.deployment, "Service": c.service, "Ingress": c.ingress,
		"HorizontalPodAutoscaler": c.autoscaler, "PodDisruptionBudget": c.budget, "NetworkPolicy": c.network,
	} {
		if object.GetNamespace() != c.namespace.Name {
			fault("%s is in namespace %q, not in %q", kind, object.GetNamespace(), c.namespace.Name)
		}
	}
	selectors := map[string]*meta.LabelSelector{
		"Deployment": c.deployment.Spec.Selector, "PodDisruptionBudget": c.budget.Spec.Selector,
		"NetworkPolicy": &c.network.Spec.PodSelector, "Service": {MatchLabels: c.service.Spec.Selector},
	}
	for _, spread := range pod.Spec.TopologySpreadConstraints {
		selectors["spread over "+spread.TopologyKey] = spread.LabelSelector
	}
	for kind, selector := range selectors {
		if s, err := meta.LabelSelectorAsSelector(selector); err != nil || s.Empty() || !s.Matches(labels.Set(pod.Labels)) {
			fault("%s does not select the pods", kind)
		}
	}

	faults = append(faults, c.forbidden()...)
	faults = append(faults, c.misrouted(container)...)
	faults = append(faults, unknownSettings(container, environment)...)
	faults = append(faults, c.overrun(container)...)
	slices.Sort(faults)
	return faults
}

// forbidden says what the restricted profile forbids.
func (c *cluster) forbidden() (faults []string) {
	if got := c.namespace.Labels[api.EnforceLevelLabel]; got != string(api.LevelRestricted) {
		faults = append(faults, fmt.Sprintf("Namespace enforces %q, not restricted", got))
	}
	evaluator, err := policy.NewEvaluator(policy.DefaultChecks(), nil)
	if err != nil {
		return append(faults, err.Error())
	}
	template := &c.deployment.Spec.Template
	profile := api.LevelVersion{Level: api.LevelRestricted, Version: api.LatestVersion()}
	verdict := policy.AggregateCheckResults(evaluator.EvaluatePod(profile, &template.ObjectMeta, &template.Spec))
	if !verdict.Allowed {
		faults = append(faults, "the restricted profile forbids "+verdict.ForbiddenDetail())
	}
	return faults
}

// misrouted says who asks for a port, a path or an object that is not there.
func (c *cluster) misrouted(container core.Container) (faults []string) {
	named := func(port intstr.IntOrString, ports []string) bool { return slices.Contains(ports, port.String()) }
	var ports, servicePorts []string
	for _, port := range container.Ports {
		ports = append(ports, port.Name)
	}
	for _, port := range c.service.Spec.Ports {
		servicePorts = append(servicePorts, port.Name)
		if !named(port.TargetPort, ports) {
			faults = append(faults, "Service leads to no port of the container")
		}
	}
	for path, probe := range map[string]*core.Probe{"/readyz": container.ReadinessProbe, "/healthz": container.LivenessProbe} {
		if probe == nil || probe.HTTPGet == nil || probe.HTTPGet.Path != path || probe.HTTPGet.Port.String() != "http" {
			faults = append(faults, fmt.Sprintf("no probe asks for %s at the port http", path))
		}
	}
	for _, rule := range c.network.Spec.Ingress {
		for _, port := range rule.Ports {
			if !named(*port.Port, ports) {
				faults = append(faults, "NetworkPolicy opens no port of the container")
			}
		}
	}
	var certified []string
	for _, tls := range c.ingress.Spec.TLS {
		certified = append(certified, tls.Hosts...)
	}
	for _, rule := range c.ingress.Spec.Rules {
		for _, path := range rule.HTTP.Paths {
			if to := path.Backend.Service; to.Name != c.service.Name || !slices.Contains(servicePorts, to.Port.Name) {
				faults = append(faults, "Ingress leads to no port of the Service")
			}
		}
		if !slices.Contains(certified, rule.Host) {
			faults = append(faults, "Ingress has no certificate for "+rule.Host)
		}
	}
	if to := c.autoscaler.Spec.ScaleTargetRef; to.Kind != "Deployment" || to.Name != c.deployment.Name {
		faults = append(faults, "HorizontalPodAutoscaler scales something else")
	}
	return faults
}
