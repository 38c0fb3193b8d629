package main

import (
	"bytes"
	"crypto/sha256"
	"encoding/base64"
	"regexp"
	"strings"
)

// pageDirectives is what the pages use, and nothing else; style-src follows from each page's own bytes.
//
// upgrade-insecure-requests is left out: over TLS 'self' already refuses plain http, and over plain http,
// as on a developer's machine, it would send the browser to a port that speaks no TLS.
var pageDirectives = []string{
	"default-src 'none'", // frame-src, object-src, worker-src ...
	"script-src 'self'",
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

// styleTag is in small letters, as the build writes it: an expression for any case takes longer than all else at start.
var styleTag = regexp.MustCompile(`<style(\s[^>]*)?>`)

// pageSecurityPolicy is the Content-Security-Policy of a page: its inline styles are allowed by their hashes.
func pageSecurityPolicy(html []byte) string {
	directives := pageDirectives
	if hashes := styleHashes(html); len(hashes) > 0 {
		directives = append([]string{directives[0], "style-src " + strings.Join(hashes, " ")}, directives[1:]...)
	}
	return strings.Join(directives, "; ")
}

func styleHashes(html []byte) []string {
	var hashes []string
	for {
		tag := styleTag.FindIndex(html)
		if tag == nil {
			return hashes
		}
		style, rest, _ := bytes.Cut(html[tag[1]:], []byte("</style"))
		sum := sha256.Sum256(style)
		hashes = append(hashes, "'sha256-"+base64.StdEncoding.EncodeToString(sum[:])+"'")
		html = rest
	}
}
