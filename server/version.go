package main

import (
	"errors"
	"fmt"
	"io"
	"runtime/debug"
)

func writeVersion(w io.Writer) error {
	info, ok := debug.ReadBuildInfo()
	if !ok {
		return errors.New("this build carries no information about itself")
	}
	_, err := fmt.Fprintln(w, version(info))
	return err
}

// version says what the build information knows; a build without version control knows less.
func version(info *debug.BuildInfo) string {
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
