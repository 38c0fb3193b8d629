package main

import (
	"runtime/debug"
	"slices"
	"testing"
	"time"

	cdx "github.com/CycloneDX/cyclonedx-go"
)

// npm is a bill as npm writes one: the site, what it needs, and what that needs.
func npm() *cdx.BOM {
	bom := cdx.NewBOM()
	bom.Metadata = &cdx.Metadata{Component: &cdx.Component{BOMRef: "site@1.2.3"}}
	bom.Components = &[]cdx.Component{{BOMRef: "wouter@3"}, {BOMRef: "regexparam@3"}}
	bom.Dependencies = &[]cdx.Dependency{
		{Ref: "site@1.2.3", Dependencies: &[]string{"wouter@3"}},
		{Ref: "wouter@3", Dependencies: &[]string{"regexparam@3"}},
	}
	return bom
}

func TestDescribe(t *testing.T) {
	linux := &debug.BuildInfo{GoVersion: "go1.26.8", Deps: []*debug.Module{
		{Path: "example.org/z", Version: "v1.0.0"},
		{Path: "example.org/old", Version: "v1.0.0", Replace: &debug.Module{Path: "example.org/new", Version: "v2.0.0+incompatible"}},
	}}
	windows := &debug.BuildInfo{GoVersion: "go1.26.8 X:nodwarf5", Deps: []*debug.Module{
		{Path: "example.org/a", Version: "v1.0.0"}, {Path: "example.org/z", Version: "v1.0.0"},
	}}
	bom, err := describe("1.2.3", time.Unix(1700000000, 0), []*debug.BuildInfo{linux, windows}, npm())
	if err != nil {
		t.Fatal(err)
	}

	var refs, urls []string
	for _, part := range *bom.Components {
		refs, urls = append(refs, part.BOMRef), append(urls, part.PackageURL)
	}
	modules := []string{"example.org/a@v1.0.0", "example.org/new@v2.0.0+incompatible", "example.org/z@v1.0.0", "stdlib@1.26.8"}
	if want := append(slices.Clone(modules), "wouter@3", "regexparam@3"); !slices.Equal(refs, want) {
		t.Errorf("parts %q, want %q", refs, want)
	}
	if want := "pkg:golang/example.org/new@v2.0.0%2Bincompatible"; urls[1] != want {
		t.Errorf("package URL %q, want %q", urls[1], want)
	}
	needs := map[string][]string{}
	for _, edge := range *bom.Dependencies {
		needs[edge.Ref] = *edge.Dependencies
	}
	if want := append(modules, "wouter@3"); !slices.Equal(needs[root], want) {
		t.Errorf("the release needs %q, want %q", needs[root], want)
	}
	if !slices.Equal(needs["wouter@3"], []string{"regexparam@3"}) || len(needs) != 2 {
		t.Errorf("dependencies %q", needs)
	}
	if bom.Metadata.Timestamp != "2023-11-14T22:13:20Z" || bom.SerialNumber != "" {
		t.Errorf("made at %q with serial number %q", bom.Metadata.Timestamp, bom.SerialNumber)
	}
}

func TestDescribeRefusesAnEmptyBill(t *testing.T) {
	if _, err := describe("1.2.3", time.Time{}, nil, cdx.NewBOM()); err == nil {
		t.Error("no error for a bill without packages")
	}
}
