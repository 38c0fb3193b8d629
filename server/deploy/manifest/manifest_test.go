package main

import (
	"os"
	"strings"
	"testing"
)

func TestPlantedErrorsAreFound(t *testing.T) {
	manifest, environment := read(t, "../kubernetes.yaml"), read(t, "../goniometria.env")
	for _, test := range []struct{ name, old, new, want string }{
		{"a misspelt field", "maxSurge:", "maxSurges:", `unknown field "spec.strategy.rollingUpdate.maxSurges"`},
		{"a field that is there twice", "  minReplicas: 3\n", "  minReplicas: 3\n  minReplicas: 3\n", "minReplicas"},
		{"text where a number belongs", "containerPort: 8080", "containerPort: web", "containerPort"},
		{"an API version that is gone", "autoscaling/v2\n", "autoscaling/v2beta2\n", "v2beta2"},
		{"an object less", "apiVersion: v1\nkind: Namespace\nmetadata:\n  name: goniometria\n  labels:\n    pod-security.kubernetes.io/enforce: restricted\n---\n", "", "no namespace"},
		{"another namespace", "namespace: goniometria\nspec:\n  maxUnavailable", "namespace: default\nspec:\n  maxUnavailable", "PodDisruptionBudget is in namespace \"default\""},
		{"a namespace that lets everything run", "enforce: restricted", "enforce: privileged", "Namespace enforces \"privileged\""},
		{"a root user", "runAsUser: 65532", "runAsUser: 0", "runAsUser=0"},
		{"a capability", "drop: [ALL]", "add: [SYS_ADMIN]", "unrestricted capabilities"},
		{"no seccomp profile", "type: RuntimeDefault", "type: Unconfined", "seccompProfile"},
		{"a selector beside the pods", "spec:\n  selector:\n    app.kubernetes.io/name: goniometria", "spec:\n  selector:\n    app: goniometria", "Service does not select the pods"},
		{"a budget for other pods", "maxUnavailable: 1\n  selector:\n    matchLabels:\n      app.kubernetes.io/name: goniometria", "maxUnavailable: 1\n  selector:\n    matchLabels:\n      app: goniometria", "PodDisruptionBudget does not select the pods"},
		{"a target port that is not there", "targetPort: http", "targetPort: web", "Service leads to no port"},
		{"a probe of another path", "path: /readyz", "path: /ready", "no probe asks for /readyz"},
		{"a probe at another port", "path: /healthz\n              port: http", "path: /healthz\n              port: metrics", "no probe asks for /healthz"},
		{"an open port that is not there", "- port: metrics", "- port: 9091", "NetworkPolicy opens no port"},
		{"an ingress to nowhere", "port:\n                  name: http", "port:\n                  name: https", "Ingress leads to no port"},
		{"a host without a certificate", "hosts: [goniometria.example]", "hosts: [other.example]", "no certificate for goniometria.example"},
		{"an autoscaler of something else", "kind: Deployment\n    name: goniometria", "kind: StatefulSet\n    name: goniometria", "scales something else"},
		{"a setting that is none", "name: LOG_FORMAT", "name: LOGFORMAT", "LOGFORMAT is no setting"},
		{"a drain longer than the grace", "value: 15s", "value: 30s", "terminationGracePeriodSeconds is not above the drain of 1m0s"},
		{"a drain without a unit", "value: 15s", "value: \"15\"", "missing unit"},
		{"a garbage collector that comes too late", "value: 160MiB", "value: 512MiB", "GOMEMLIMIT is not below"},
	} {
		t.Run(test.name, func(t *testing.T) {
			if !strings.Contains(manifest, test.old) {
				t.Fatalf("the manifest has no %q to replace", test.old)
			}
			if got := check(strings.Replace(manifest, test.old, test.new, 1), environment); !strings.Contains(got, test.want) {
				t.Errorf("%q, want %q", got, test.want)
			}
		})
	}
}

func TestTheManifestHasNoFaults(t *testing.T) {
	if got := check(read(t, "../kubernetes.yaml"), read(t, "../goniometria.env")); got != "" {
		t.Error(got)
	}
}

func check(manifest, environment string) string {
	c, err := decode([]byte(manifest))
	if err != nil {
		return err.Error()
	}
	return strings.Join(c.faults(environment), "\n")
}

func read(t *testing.T, name string) string {
	t.Helper()
	text, err := os.ReadFile(name)
	if err != nil {
		t.Fatal(err)
	}
	return string(text)
}
