// Package manifest checks kubernetes.yaml against the types of the Kubernetes API.
package manifest

import (
	"os"
	"regexp"
	"slices"
	"strings"
	"testing"

	apps "k8s.io/api/apps/v1"
	core "k8s.io/api/core/v1"
	networking "k8s.io/api/networking/v1"
	policy "k8s.io/api/policy/v1"
	"k8s.io/apimachinery/pkg/runtime"
	"k8s.io/apimachinery/pkg/runtime/serializer"
	"k8s.io/pod-security-admission/api"
	security "k8s.io/pod-security-admission/policy"
)

func TestKubernetesAcceptsTheManifest(t *testing.T) {
	scheme := runtime.NewScheme()
	types := runtime.NewSchemeBuilder(core.AddToScheme, apps.AddToScheme, networking.AddToScheme, policy.AddToScheme)
	if err := types.AddToScheme(scheme); err != nil {
		t.Fatal(err)
	}
	decoder := serializer.NewCodecFactory(scheme, serializer.EnableStrict).UniversalDeserializer()
	var kinds []string
	for document := range strings.SplitSeq(read(t, "../kubernetes.yaml"), "\n---\n") {
		object, kind, err := decoder.Decode([]byte(document), nil, nil)
		if err != nil {
			t.Error(err)
			continue
		}
		kinds = append(kinds, kind.Kind)
		if deployment, ok := object.(*apps.Deployment); ok {
			checkDeployment(t, deployment)
		}
	}
	if want := []string{"Namespace", "Deployment", "Service", "Ingress", "PodDisruptionBudget", "NetworkPolicy"}; !slices.Equal(kinds, want) {
		t.Errorf("kinds %v, want %v", kinds, want)
	}
}

func checkDeployment(t *testing.T, deployment *apps.Deployment) {
	pod := deployment.Spec.Template
	container := pod.Spec.Containers[0]
	if replicas := deployment.Spec.Replicas; replicas == nil || *replicas != 2 {
		t.Error("the Deployment does not ask for two replicas")
	}
	for _, probe := range []*core.Probe{container.ReadinessProbe, container.LivenessProbe} {
		if probe == nil || probe.FailureThreshold != 3 {
			t.Error("a probe is missing, or its failureThreshold is not 3")
		}
	}
	evaluator, err := security.NewEvaluator(security.DefaultChecks(), nil)
	if err != nil {
		t.Fatal(err)
	}
	restricted := api.LevelVersion{Level: api.LevelRestricted, Version: api.LatestVersion()}
	verdict := security.AggregateCheckResults(evaluator.EvaluatePod(restricted, &pod.ObjectMeta, &pod.Spec))
	if !verdict.Allowed {
		t.Error("the restricted profile forbids", verdict.ForbiddenDetail())
	}
	settings := read(t, "../goniometria.env")
	for _, variable := range container.Env {
		if variable.Name != "GOMEMLIMIT" && !regexp.MustCompile(`(?m)^#?`+variable.Name+`=`).MatchString(settings) {
			t.Errorf("the program has no setting %s", variable.Name)
		}
	}
}

func read(t *testing.T, name string) string {
	text, err := os.ReadFile(name)
	if err != nil {
		t.Fatal(err)
	}
	return string(text)
}
