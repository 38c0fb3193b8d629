package main

import (
	"fmt"
	"io/fs"
	"os"
	"path"
	"path/filepath"
	"regexp"
	"strings"
)

// release is a build of the site: its executable, and what each of its URLs has to answer.
type release struct {
	binary string
	bodies map[string]map[string][]byte // by path and content coding
	assets map[string][]string          // the ones that a page names, by the page's path
}

var assetName = regexp.MustCompile(`/assets/[^"]+`)

// loadRelease reads what was built below a folder.
func loadRelease(root string) (*release, error) {
	r := &release{filepath.Join(root, "bin/goniometria"), map[string]map[string][]byte{}, map[string][]string{}}
	files := os.DirFS(filepath.Join(root, "web/dist"))
	err := fs.WalkDir(files, ".", func(name string, entry fs.DirEntry, err error) error {
		ext := path.Ext(name)
		if err != nil || entry.IsDir() || name == "404.html" || ext != ".html" && path.Dir(name) != "assets" || ext == ".br" || ext == ".gz" {
			return err
		}
		url := "/" + strings.TrimSuffix(strings.TrimSuffix(name, ".html"), "index")
		r.bodies[url] = map[string][]byte{}
		for coding, suffix := range map[string]string{"identity": "", "br": ".br", "gzip": ".gz"} {
			if body, err := fs.ReadFile(files, name+suffix); err == nil {
				r.bodies[url][coding] = body
			}
		}
		if ext == ".html" {
			r.assets[url] = assetName.FindAllString(string(r.bodies[url]["identity"]), -1)
		}
		return nil
	})
	if err == nil && len(r.assets) == 0 {
		err = fmt.Errorf("no pages below %s", root)
	}
	return r, err
}

// differs tells whether the other release has another script, as a release that is worth the trouble does.
func (r *release) differs(other *release) bool {
	for url := range r.bodies {
		if path.Ext(url) == ".js" && other.bodies[url] == nil {
			return true
		}
	}
	return false
}
