package main

import (
	"errors"
	"fmt"
	"io/fs"
	"net/http"
	"path"
	"strings"
)

// site holds the answer to every path that a file stands for, ready to send. The list of pages is the list of
// HTML files: X.html is the page /X.
type site struct {
	answers     map[string]http.Handler // by decoded path
	errorScreen errorScreen
}

const errorScreenName = "404.html"

var (
	errNotBuilt  = errors.New("the front end is not built into this program: run `make build`")
	fileNotFound = newNotice(http.StatusNotFound)
)

func newSite(files fs.FS) (*site, error) {
	s := &site{answers: map[string]http.Handler{}}
	err := fs.WalkDir(files, ".", func(name string, entry fs.DirEntry, err error) error {
		if err != nil || entry.IsDir() || !addressable(name) {
			return err
		}
		res, err := loadResource(files, name)
		if err != nil {
			return err
		}
		s.add(name, res)
		return nil
	})
	if err != nil {
		return nil, fmt.Errorf("load the site: %w", err)
	}
	if s.answers["/"] == nil || s.errorScreen.representations == nil {
		return nil, errNotBuilt
	}
	return s, nil
}

// addressable leaves out dot files and the compressed siblings, which are representations and no resources.
func addressable(name string) bool {
	if strings.HasPrefix(path.Base(name), ".") {
		return false
	}
	for _, c := range codings {
		if path.Ext(name) == c.suffix {
			return false
		}
	}
	return true
}

func (s *site) add(name string, res resource) {
	page, isPage := strings.CutSuffix(name, ".html")
	switch {
	case name == errorScreenName:
		s.errorScreen = errorScreen{res}
	case name == "index.html":
		s.answers["/"] = res
		s.answers[""] = res // "GET http://host" has an empty path, which equals "/" (RFC 9110, 4.2.3).
	case isPage:
		s.answers["/"+page] = res
		s.answers["/"+page+"/"] = redirect("/" + page)
	default:
		s.answers["/"+name] = res
	}
}

func (s *site) ServeHTTP(w http.ResponseWriter, r *http.Request) {
	if answer, ok := s.answers[r.URL.Path]; ok {
		answer.ServeHTTP(w, r)
		return
	}
	s.notFound(w, r)
}

// notFound shows the error screen to people who followed a link, and plain text to a page that asked for a file:
// a script or a picture that turns out to be HTML fails in more puzzling ways.
func (s *site) notFound(w http.ResponseWriter, r *http.Request) {
	if strings.HasPrefix(r.URL.Path, "/assets/") || path.Ext(path.Base(r.URL.Path)) != "" {
		fileNotFound.ServeHTTP(w, r)
		return
	}
	s.errorScreen.ServeHTTP(w, r)
}

// redirect leads to a page from its path with a slash at the end. The target comes from the site's own names,
// never from the request, so it cannot lead elsewhere.
type redirect string

var redirectHead = newHead(fields{newField("Cache-Control", anHour)})

func (page redirect) ServeHTTP(w http.ResponseWriter, r *http.Request) {
	target := string(page)
	if r.URL.RawQuery != "" {
		target += "?" + r.URL.RawQuery
	}
	redirectHead.apply(w, r)
	http.Redirect(w, r, target, http.StatusPermanentRedirect)
}
