// Package site serves the built files of a website as HTTP resources, by RFC 9110.
//
// about.html is the page /about, index.html is /, and 404.html is the page for every unknown path. Any other file is a
// resource at its own name. X.br and X.gz are compressed representations of X. All files are read once, at the start.
package site

import (
	"fmt"
	"io/fs"
	"net/http"
	"net/url"
	"path"
	"regexp"
	"strings"
	"time"

	"github.com/go-chi/chi/v5"
)

const notFoundPage = "404.html"

// Mount adds a route for every path of the site in files to router, and the page for all others. It returns fs.ErrNotExist
// without that page. The routes answer every method as GET, and HEAD without content. Errors and redirects have no
// Cache-Control. Each 64 KiB of a response have writeTimeout to go out.
func Mount(router chi.Router, files fs.FS, writeTimeout time.Duration) error {
	notFound, err := loadResource(files, notFoundPage, writeTimeout)
	if err != nil {
		return err
	}
	router.NotFound(notFound.serveNotFound)
	err = fs.WalkDir(files, ".", func(name string, entry fs.DirEntry, err error) error {
		ext := path.Ext(name)
		if err != nil || entry.IsDir() || strings.HasPrefix(entry.Name(), ".") || ext == ".br" || ext == ".gz" || name == notFoundPage {
			return err
		}
		if strings.ContainsAny(name, "{}*") {
			return fmt.Errorf("file name %q: chi takes {, } and * for patterns", name)
		}
		res, err := loadResource(files, name, writeTimeout)
		target := pathOf(name)
		if !IsPage(target) || target == "/" {
			router.Handle(target, res)
			return err
		}
		router.Handle(target, redirectOtherSpellings(target, res))
		router.Handle(target+"/", redirect(target))
		return err
	})
	if err != nil {
		return fmt.Errorf("load the site: %w", err)
	}
	return nil
}

// pathOf returns the path at which a file is served.
func pathOf(name string) string {
	if name == "index.html" {
		return "/"
	}
	return "/" + strings.TrimSuffix(name, ".html")
}

// redirectOtherSpellings redirects equivalent paths, such as /%61bout, to the page and passes the page's own path to next.
// The router compares decoded paths, but a browser's location does not decode them: the script would not find its page.
func redirectOtherSpellings(page string, next http.Handler) http.HandlerFunc {
	return func(w http.ResponseWriter, r *http.Request) {
		if r.URL.RawPath != "" { // net/url sets it only where the path is not encoded as String encodes it.
			redirect(page)(w, r)
			return
		}
		next.ServeHTTP(w, r)
	}
}

// redirect leads from other paths of a page to the page. Its Location repeats the query, so no cache may share it: a cache
// that ignores queries would send one client's query to all others.
func redirect(page string) http.HandlerFunc {
	return func(w http.ResponseWriter, r *http.Request) {
		http.Redirect(w, r, (&url.URL{Path: page, RawQuery: r.URL.RawQuery}).String(), http.StatusPermanentRedirect)
	}
}

var canonicalLink = regexp.MustCompile(`<link rel="canonical" href="(https?://[^/"]+)`)

// Origin returns the origin that the pages name as theirs, or "".
func Origin(files fs.FS) string {
	html, _ := fs.ReadFile(files, "index.html")
	if match := canonicalLink.FindSubmatch(html); match != nil {
		return string(match[1])
	}
	return ""
}
