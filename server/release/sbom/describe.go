package main

import (
	"errors"
	"runtime/debug"
	"slices"
	"strings"
	"time"

	cdx "github.com/CycloneDX/cyclonedx-go"
)

// root is the release itself among the parts.
const root = "goniometria"

// describe puts the modules of all builds and the packages into one bill, the same for the same release: it has no
// serial number, and the time is the commit's.
func describe(version string, made time.Time, builds []*debug.BuildInfo, packages *cdx.BOM) (*cdx.BOM, error) {
	if packages.Metadata == nil || packages.Metadata.Component == nil || packages.Components == nil || packages.Dependencies == nil {
		return nil, errors.New("npm describes no packages")
	}
	parts := modules(builds)
	needs := []string{}
	for _, module := range parts {
		needs = append(needs, module.BOMRef)
	}

	edges := []cdx.Dependency{}
	for _, edge := range *packages.Dependencies {
		if edge.Ref != packages.Metadata.Component.BOMRef {
			edges = append(edges, edge)
		} else if edge.Dependencies != nil {
			needs = append(needs, *edge.Dependencies...)
		}
	}
	edges = append(edges, cdx.Dependency{Ref: root, Dependencies: &needs})
	parts = append(parts, *packages.Components...)

	bom := cdx.NewBOM()
	bom.Metadata = &cdx.Metadata{
		Timestamp: made.UTC().Format(time.RFC3339),
		Component: &cdx.Component{BOMRef: root, Type: cdx.ComponentTypeApplication, Name: "goniometria", Version: version},
	}
	bom.Components, bom.Dependencies = &parts, &edges
	return bom, nil
}

// modules are the Go modules that any of the builds holds, the standard library among them.
func modules(builds []*debug.BuildInfo) []cdx.Component {
	found := []cdx.Component{}
	add := func(path, version string) {
		found = append(found, cdx.Component{
			BOMRef: path + "@" + version, Type: cdx.ComponentTypeLibrary, Name: path, Version: version,
			Scope:      cdx.ScopeRequired,
			PackageURL: "pkg:golang/" + strings.ReplaceAll(path+"@"+version, "+", "%2B"),
		})
	}
	for _, build := range builds {
		// Vulnerability databases know "stdlib" by the bare number of "go1.26.8 X:experiment".
		add("stdlib", strings.TrimPrefix(strings.Fields(build.GoVersion)[0], "go"))
		for _, module := range build.Deps {
			if module.Replace != nil {
				module = module.Replace
			}
			add(module.Path, module.Version)
		}
	}
	slices.SortFunc(found, func(a, b cdx.Component) int { return strings.Compare(a.BOMRef, b.BOMRef) })
	return slices.CompactFunc(found, func(a, b cdx.Component) bool { return a.BOMRef == b.BOMRef })
}
