// Package manifest checks kubernetes.yaml against the types of the Kubernetes API.
package manifest

import (
	"maps"
	"os"
	"regexp"
	"slices"
	"strings"
	"testing"
	"time"

	apps "k8s.io/api/apps/v1"
	core "k8s.io/api/core/v1"
	networking "k8s.io/api/networking/v1"
	policy "k8s.io/api/policy/v1"
	"k8s.io/apimachinery/pkg/runtime"
	"k8s.io/apimachinery/pkg/runtime/serializer"
	"k8s.io/apimachinery/pkg/util/intstr"
	"k8s.io/pod-security-admission/api"
	security "k8s.io/pod-security-admission/policy"
)

func TestKubernetesAcceptsTheManifest(t *testing.T) {
	manifest, _ := os.ReadFile("../kubernetes.yaml")
	settings, _ := os.ReadFile("../goniometria.env")
	documents := strings.Split(string(manifest), "\n---\n")
	if len(documents) != 6 {
		t.Fatalf("%d objects, want 6", len(documents))
	}
	decode[core.Namespace](t, documents[0])
	deployment := decode[apps.Deployment](t, documents[1])
	service := decode[core.Service](t, documents[2])
	decode[networking.Ingress](t, documents[3])
	budget := decode[policy.PodDisruptionBudget](t, documents[4])
	network := decode[networking.NetworkPolicy](t, documents[5])
	pod := deployment.Spec.Template
	container := pod.Spec.Containers[0]

	if replicas := deployment.Spec.Replicas; replicas == nil || *replicas != 2 {
		t.Error("the Deployment does not ask for two replicas")
	}
	ports := []intstr.IntOrString{service.Spec.Ports[0].TargetPort}
	for _, rule := range network.Spec.Ingress {
		ports = append(ports, *rule.Ports[0].Port)
	}
	for _, probe := range []*core.Probe{container.ReadinessProbe, container.LivenessProbe} {
		ports = append(ports, probe.HTTPGet.Port)
	}
	// The types allow a port that the pod does not have, and a selector of other pods.
	for _, port := range ports {
		if !slices.ContainsFunc(container.Ports, func(p core.ContainerPort) bool { return p.Name == port.StrVal }) {
			t.Errorf("the pod has no port %q", port.StrVal)
		}
	}
	for _, labels := range []map[string]string{deployment.Spec.Selector.MatchLabels, service.Spec.Selector,
		budget.Spec.Selector.MatchLabels, network.Spec.PodSelector.MatchLabels} {
		if !maps.Equal(labels, pod.Labels) {
			t.Errorf("%v selects no pod", labels)
		}
	}

	evaluator, err := security.NewEvaluator(security.DefaultChecks(), nil)
	if err != nil {
		t.Fatal(err)
	}
	restricted := api.LevelVersion{Level: api.LevelRestricted, Version: api.LatestVersion()}
	if verdict := security.AggregateCheckResults(evaluator.EvaluatePod(restricted, &pod.ObjectMeta, &pod.Spec)); !verdict.Allowed {
		t.Error("the restricted profile forbids", verdict.ForbiddenDetail())
	}
	var stop time.Duration
	for _, variable := range container.Env {
		if variable.Name != "GOMEMLIMIT" && !regexp.MustCompile(`(?m)^#?`+variable.Name+`=`).Match(settings) {
			t.Errorf("the program has no setting %s", variable.Name)
		}
		if strings.HasPrefix(variable.Name, "SHUTDOWN_") {
			duration, err := time.ParseDuration(variable.Value)
			if err != nil {
				t.Error(err)
			}
			stop += duration
		}
	}
	if grace := pod.Spec.TerminationGracePeriodSeconds; grace == nil || time.Duration(*grace)*time.Second <= stop {
		t.Errorf("terminationGracePeriodSeconds is not more than the %s of the program", stop)
	}
}

// decode returns a document as an object of type T.
func decode[T any](t *testing.T, document string) *T {
	t.Helper()
	scheme := runtime.NewScheme()
	types := runtime.NewSchemeBuilder(core.AddToScheme, apps.AddToScheme, networking.AddToScheme, policy.AddToScheme)
	if err := types.AddToScheme(scheme); err != nil {
		t.Fatal(err)
	}
	decoder := serializer.NewCodecFactory(scheme, serializer.EnableStrict).UniversalDeserializer()
	object, _, err := decoder.Decode([]byte(document), nil, nil)
	decoded, ok := any(object).(*T)
	if err != nil || !ok {
		t.Fatalf("%T for %T: %v", object, decoded, err)
	}
	return decoded
}
