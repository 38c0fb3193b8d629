// Package site serves the built files of a website as HTTP resources, by RFC 9110.
//
// about.html is the page /about, index.html is /, and 404.html is the page for every unknown path. Any other file is a
// resource at its own name. X.br and X.gz are compressed representations of X. All files are read once, at the start.
package site

import (
	"cmp"
	"fmt"
	"io/fs"
	"net/http"
	"net/url"
	"path"
	"regexp"
	"strings"
	"time"
)

const notFoundPage = "404.html"

// Site holds the files of a website, ready to be served.
type Site struct {
	resources map[string]resource // by path
	notFound  resource
}

// New reads the site in files. It returns fs.ErrNotExist without the page for unknown paths. Each 64 KiB of a response have
// writeTimeout to go out.
func New(files fs.FS, writeTimeout time.Duration) (*Site, error) {
	notFound, err := loadResource(files, notFoundPage, writeTimeout)
	if err != nil {
		return nil, err
	}
	s := &Site{map[string]resource{}, notFound}
	err = fs.WalkDir(files, ".", func(name string, entry fs.DirEntry, err error) error {
		ext := path.Ext(name)
		if err != nil || entry.IsDir() || strings.HasPrefix(entry.Name(), ".") || ext == ".br" || ext == ".gz" || name == notFoundPage {
			return err
		}
		s.resources[pathOf(name)], err = loadResource(files, name, writeTimeout)
		return err
	})
	if err != nil {
		return nil, fmt.Errorf("load the site: %w", err)
	}
	return s, nil
}

// pathOf returns the path at which a file is served.
func pathOf(name string) string {
	if name == "index.html" {
		return "/"
	}
	return "/" + strings.TrimSuffix(name, ".html")
}

// PageAt returns the path of the page that a path leads to, also with a slash at its end, or "".
func (s *Site) PageAt(target string) string {
	page := target
	if len(target) > 2 {
		page = strings.TrimSuffix(target, "/")
	}
	if s.resources[page] == nil || !IsPage(page) {
		return ""
	}
	return page
}

// ServeHTTP answers every method as GET, and HEAD without content. Errors and redirects have no Cache-Control. Paths are
// compared decoded, so that /%61bout is /about (RFC 3986, section 6.2.2.2), but a browser's location does not decode them: the
// script would not find its page. So every other spelling of a page redirects to it. The Location repeats the query, so no
// cache may share it: a cache that ignores queries would send one client's query to all others.
func (s *Site) ServeHTTP(w http.ResponseWriter, r *http.Request) {
	target := cmp.Or(r.URL.Path, "/") // RFC 9110, section 4.2.3
	switch page := s.PageAt(target); {
	case strings.Contains(strings.ToUpper(r.URL.RawPath), "%2F"): // That slash is data, not a separator (RFC 3986, section 2.2).
		s.notFound.serveNotFound(w, r)
	case page != "" && (page != target || r.URL.RawPath != ""): // net/url sets RawPath only where String encodes otherwise.
		http.Redirect(w, r, (&url.URL{Path: page, RawQuery: r.URL.RawQuery}).String(), http.StatusPermanentRedirect)
	case s.resources[target] != nil:
		s.resources[target].ServeHTTP(w, r)
	default:
		s.notFound.serveNotFound(w, r)
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
