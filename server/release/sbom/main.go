// Command sbom writes what a release is made of as a CycloneDX bill of materials (ECMA-424) in JSON: the Go modules that
// its executables name, and the npm packages that `npm sbom` names on the standard input.
//
//	npm sbom --sbom-format cyclonedx | sbom -version 1.2.3 -time 1700000000 executable... >bom.json
package main

import (
	"debug/buildinfo"
	"flag"
	"fmt"
	"io"
	"os"
	"runtime/debug"
	"time"

	cdx "github.com/CycloneDX/cyclonedx-go"
)

func main() {
	version := flag.String("version", "", "the version of the release")
	seconds := flag.Int64("time", 0, "when its commit was made, in Unix seconds")
	flag.Parse()
	if err := run(*version, time.Unix(*seconds, 0), flag.Args(), os.Stdin, os.Stdout); err != nil {
		fmt.Fprintln(os.Stderr, "sbom:", err)
		os.Exit(1)
	}
}

func run(version string, made time.Time, executables []string, npm io.Reader, out io.Writer) error {
	var packages cdx.BOM
	if err := cdx.NewBOMDecoder(npm, cdx.BOMFileFormatJSON).Decode(&packages); err != nil {
		return fmt.Errorf("standard input: %w", err)
	}
	var builds []*debug.BuildInfo
	for _, name := range executables {
		build, err := buildinfo.ReadFile(name)
		if err != nil {
			return err
		}
		builds = append(builds, build)
	}
	bom, err := describe(version, made, builds, &packages)
	if err != nil {
		return err
	}
	return cdx.NewBOMEncoder(out, cdx.BOMFileFormatJSON).SetPretty(true).EncodeVersion(bom, cdx.SpecVersion1_6)
}
