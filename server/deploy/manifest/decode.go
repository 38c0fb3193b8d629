package main

import (
	"bufio"
	"bytes"
	"errors"
	"fmt"
	"io"

	apps "k8s.io/api/apps/v1"
	autoscaling "k8s.io/api/autoscaling/v2"
	core "k8s.io/api/core/v1"
	networking "k8s.io/api/networking/v1"
	policy "k8s.io/api/policy/v1"
	"k8s.io/apimachinery/pkg/runtime"
	"k8s.io/apimachinery/pkg/runtime/serializer"
	"k8s.io/apimachinery/pkg/util/yaml"
)

// cluster is what the manifest makes: one object of each kind.
type cluster struct {
	namespace  *core.Namespace
	deployment *apps.Deployment
	service    *core.Service
	ingress    *networking.Ingress
	autoscaler *autoscaling.HorizontalPodAutoscaler
	budget     *policy.PodDisruptionBudget
	network    *networking.NetworkPolicy
}

// decode refuses unknown kinds and fields, fields that are there twice, and values of the wrong type.
func decode(manifest []byte) (*cluster, error) {
	scheme := runtime.NewScheme()
	for _, add := range []func(*runtime.Scheme) error{
		core.AddToScheme, apps.AddToScheme, networking.AddToScheme, autoscaling.AddToScheme, policy.AddToScheme,
	} {
		if err := add(scheme); err != nil {
			return nil, err
		}
	}
	decoder := serializer.NewCodecFactory(scheme, serializer.EnableStrict).UniversalDeserializer()
	reader := yaml.NewYAMLReader(bufio.NewReader(bytes.NewReader(manifest)))
	c := new(cluster)
	for {
		document, err := reader.Read()
		if errors.Is(err, io.EOF) {
			return c, c.incomplete()
		}
		if err != nil {
			return nil, err
		}
		object, kind, err := decoder.Decode(document, nil, nil)
		if err != nil {
			return nil, err
		}
		if err := c.put(object); err != nil {
			return nil, fmt.Errorf("%s: %w", kind.Kind, err)
		}
	}
}

func (c *cluster) put(object runtime.Object) error {
	switch o := object.(type) {
	case *core.Namespace:
		return set(&c.namespace, o)
	case *apps.Deployment:
		return set(&c.deployment, o)
	case *core.Service:
		return set(&c.service, o)
	case *networking.Ingress:
		return set(&c.ingress, o)
	case *autoscaling.HorizontalPodAutoscaler:
		return set(&c.autoscaler, o)
	case *policy.PodDisruptionBudget:
		return set(&c.budget, o)
	case *networking.NetworkPolicy:
		return set(&c.network, o)
	}
	return errors.New("not expected here")
}

func set[T any](place **T, object *T) error {
	if *place != nil {
		return errors.New("there twice")
	}
	*place = object
	return nil
}

func (c *cluster) incomplete() error {
	for name, missing := range map[string]bool{
		"namespace": c.namespace == nil, "deployment": c.deployment == nil, "service": c.service == nil, "ingress": c.ingress == nil,
		"autoscaler": c.autoscaler == nil, "budget": c.budget == nil, "network": c.network == nil,
	} {
		if missing {
			return fmt.Errorf("no %s", name)
		}
	}
	return nil
}
