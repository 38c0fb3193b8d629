package main

import (
	"bytes"
	"crypto/sha256"
	"encoding/base64"
	"regexp"
	"strings"
)

// pageDirectives is what the pages use, and nothing else; each page's own bytes give the hashes of what stands in it.
//
// upgrade-insecure-requests is left out: over TLS 'self' already refuses plain http, and over plain http,
// as on a developer's machine, it would send the browser to a port that speaks no TLS.
var pageDirectives = []string{
	"default-src 'none'", // frame-src, object-src, worker-src ...
	"img-src 'self'",
	"font-src 'self'",
	"media-src 'self'",
	"manifest-src 'self'",
	"connect-src 'self'", // the site makes no calls, but Lighthouse asks for robots.txt from within the page
	"base-uri 'none'",
	"form-action 'none'", // the contact form sends nothing, not even before its script runs
	"frame-ancestors 'none'",
	"require-trusted-types-for 'script'",
	"trusted-types 'none'",
}

// The tags of what runs or styles from within a page: a script with an address has another one, and a data block runs
// nothing. They are in small letters, as the build writes them: an expression for any case takes longer than all else
// at start.
var (
	styleTag  = regexp.MustCompile(`<style(\s[^>]*)?>`)
	scriptTag = regexp.MustCompile(`<script( type="module")?>`)
)

// pageSecurityPolicy is the Content-Security-Policy of a page: its inline styles and scripts are allowed by their hashes.
func pageSecurityPolicy(html []byte) string {
	directives := []string{pageDirectives[0]}
	if hashes := inlineHashes(html, styleTag, "</style"); len(hashes) > 0 {
		directives = append(directives, "style-src "+strings.Join(hashes, " "))
	}
	scripts := append([]string{"script-src 'self'"}, inlineHashes(html, scriptTag, "</script")...)
	directives = append(directives, strings.Join(scripts, " "))
	return strings.Join(append(directives, pageDirectives[1:]...), "; ")
}

// inlineHashes returns the source expressions for the content of each element with such a tag (CSP3, 2.3.1).
func inlineHashes(html []byte, startTag *regexp.Regexp, endTag string) []string {
	var hashes []string
	for {
		tag := startTag.FindIndex(html)
		if tag == nil {
			return hashes
		}
		content, rest, _ := bytes.Cut(html[tag[1]:], []byte(endTag))
		sum := sha256.Sum256(content)
		hashes = append(hashes, "'sha256-"+base64.StdEncoding.EncodeToString(sum[:])+"'")
		html = rest
	}
}
