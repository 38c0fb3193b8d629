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
	scheme := runtime.NewScheme()
	types := runtime.NewSchemeBuilder(core.AddToScheme, apps.AddToScheme, networking.AddToScheme, policy.AddToScheme)
	if err := types.AddToScheme(scheme); err != nil {
		t.Fatal(err)
	}
	decoder := serializer.NewCodecFactory(scheme, serializer.EnableStrict).UniversalDeserializer()
	var kinds []string
	var pod core.PodTemplateSpec
	for document := range strings.SplitSeq(read(t, "../kubernetes.yaml"), "\n---\n") {
		object, kind, err := decoder.Decode([]byte(document), nil, nil)
		if err != nil {
			t.Error(err)
			continue
		}
		kinds = append(kinds, kind.Kind)
		switch object := object.(type) {
		case *apps.Deployment:
			pod = object.Spec.Template
			checkDeployment(t, object)
			container := pod.Spec.Containers[0]
			checkTarget(t, pod, object.Spec.Selector.MatchLabels, container.ReadinessProbe.HTTPGet.Port, container.LivenessProbe.HTTPGet.Port)
		case *core.Service:
			checkTarget(t, pod, object.Spec.Selector, object.Spec.Ports[0].TargetPort)
		case *policy.PodDisruptionBudget:
			checkTarget(t, pod, object.Spec.Selector.MatchLabels)
		case *networking.NetworkPolicy:
			for _, rule := range object.Spec.Ingress {
				checkTarget(t, pod, object.Spec.PodSelector.MatchLabels, *rule.Ports[0].Port)
			}
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
			t.Fatal("a probe is missing, or its failureThreshold is not 3")
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
	settings, stop := read(t, "../goniometria.env"), time.Duration(0)
	for _, variable := range container.Env {
		if variable.Name != "GOMEMLIMIT" && !regexp.MustCompile(`(?m)^#?`+variable.Name+`=`).MatchString(settings) {
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

// checkTarget fails if an object selects other pods, or names a port that the pod does not have. The types allow both.
func checkTarget(t *testing.T, pod core.PodTemplateSpec, labels map[string]string, ports ...intstr.IntOrString) {
	t.Helper()
	if !maps.Equal(labels, pod.Labels) {
		t.Errorf("%v selects no pod", labels)
	}
	for _, port := range ports {
		if !slices.ContainsFunc(pod.Spec.Containers[0].Ports, func(p core.ContainerPort) bool { return p.Name == port.StrVal }) {
			t.Errorf("the pod has no port %q", port.StrVal)
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
