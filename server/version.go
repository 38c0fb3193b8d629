package main

import (
	"errors"
	"fmt"
	"io"
	"runtime/debug"
)

// release is the version, and the revision where it is known. The linker sets it for builds that state their version,
// which come out the same whether or not version control lies beside the sources.
var release string

func writeVersion(w io.Writer) error {
	info, ok := debug.ReadBuildInfo()
	if !ok {
		return errors.New("this build carries no information about itself")
	}
	_, err := fmt.Fprintln(w, version(info))
	return err
}

// version says what the build was told, or else what it knows of itself; without version control it knows less.
func version(info *debug.BuildInfo) string {
	if release != "" {
		return "goniometria " + release + " " + info.GoVersion
	}
	text := "goniometria " + info.Main.Version
	for _, setting := range info.Settings {
		switch {
		case setting.Key == "vcs.revision" || setting.Key == "vcs.time":
			text += " " + setting.Value
		case setting.Key == "vcs.modified" && setting.Value == "true":
			text += " modified"
		}
	}
	return text + " " + info.GoVersion
}
