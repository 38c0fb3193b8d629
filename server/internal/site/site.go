// Package site serves the built files of a website as HTTP resources, by RFC 9110. about.html is the page /about, index.html
// is /, and 404.html is the page for every unknown path. Any other file is a resource at its own name, unless that starts with
// a dot. X.br and X.gz are compressed representations of X. All files are read once, at the start.
package site

import (
	"bytes"
	"encoding/json"
	"errors"
	"fmt"
	"io/fs"
	"net/http"
	"net/url"
	"path"
	"strings"
	"time"

	"github.com/go-chi/chi/v5"
)

const buildFile, notFoundPage = ".build.json", "404.html"

// Build is what the build tells the server about the files.
type Build struct {
	Origin     string   `json:"origin"`     // of the pages' addresses
	ConnectSrc []string `json:"connectSrc"` // origins that pages may call beside their own
	Embeddable []string `json:"embeddable"` // paths of the files that other sites may embed
}

// ReadBuild returns the Build of files, or an error unless every field is there.
func ReadBuild(files fs.FS) (build Build, err error) {
	content, err := fs.ReadFile(files, buildFile)
	if err != nil {
		return Build{}, err
	}
	decoder := json.NewDecoder(bytes.NewReader(content))
	decoder.DisallowUnknownFields()
	if err = decoder.Decode(&build); err == nil && (build.Origin == "" || build.ConnectSrc == nil || build.Embeddable == nil) {
		err = errors.New("a field is missing")
	}
	if err != nil {
		return Build{}, fmt.Errorf("%s: %w", buildFile, err)
	}
	return build, nil
}

// Mount adds a route for every path of the site in files to router, and 404.html for all others: without it, the error is
// fs.ErrNotExist. The routes answer every method as GET, and HEAD without content. Errors and redirects have no
// Cache-Control. Each 64 KiB of a response have writeTimeout to go out.
func Mount(router chi.Router, files fs.FS, build Build, writeTimeout time.Duration) error {
	notFound, err := loadResource(files, build, notFoundPage, writeTimeout)
	if err != nil {
		return err
	}
	router.NotFound(notFound.serveNotFound)
	return fs.WalkDir(files, ".", func(name string, entry fs.DirEntry, err error) error {
		ext := path.Ext(name)
		if err != nil || entry.IsDir() || strings.HasPrefix(entry.Name(), ".") || ext == ".br" || ext == ".gz" || name == notFoundPage {
			return err
		}
		if strings.ContainsAny(name, "{}*") {
			return fmt.Errorf("file name %q: chi takes {, } and * for patterns", name)
		}
		res, err := loadResource(files, build, name, writeTimeout)
		handler, target := http.Handler(res), pathOf(name)
		if IsPage(target) && target != "/" {
			handler = redirectOtherSpellings(target, res)
			router.Handle(target+"/", handler)
		}
		router.Handle(target, handler)
		return err
	})
}

// pathOf returns the path at which a file is served.
func pathOf(name string) string {
	if name == "index.html" {
		return "/"
	}
	return "/" + strings.TrimSuffix(name, ".html")
}

// redirectOtherSpellings redirects other paths of a page, such as /about/ and /%61bout, and passes the page's own to next.
// The router compares decoded paths, but a browser's location does not decode them: the script would not find its page. No
// cache may share the redirect, which repeats the query: one that ignores queries would send a client's query to all others.
func redirectOtherSpellings(page string, next http.Handler) http.HandlerFunc {
	return func(w http.ResponseWriter, r *http.Request) {
		if r.URL.Path == page && r.URL.RawPath == "" { // net/url sets RawPath only for a path that String encodes otherwise.
			next.ServeHTTP(w, r)
			return
		}
		http.Redirect(w, r, (&url.URL{Path: page, RawQuery: r.URL.RawQuery}).String(), http.StatusPermanentRedirect)
	}
}
