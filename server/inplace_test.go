package main

import (
	"embed"
	"errors"
	"io/fs"
	"os"
	"testing"
	"testing/fstest"
	"unsafe"
)

//go:embed main.go
var embedded embed.FS

func TestEmbeddedContentIsNotCopied(t *testing.T) {
	want, err := os.ReadFile("main.go")
	if err != nil {
		t.Fatal(err)
	}
	first, err := readInPlace(embedded, "main.go")
	if err != nil || string(first) != string(want) {
		t.Fatalf("%d bytes, %v, want the %d of main.go", len(first), err, len(want))
	}
	second, err := readInPlace(embedded, "main.go")
	if err != nil || unsafe.SliceData(first) != unsafe.SliceData(second) {
		t.Errorf("two readings lie in two places, %v", err)
	}
}

func TestContentOfOtherFiles(t *testing.T) {
	got, err := readInPlace(fstest.MapFS{"a.txt": {Data: []byte("words")}}, "a.txt")
	if err != nil || string(got) != "words" {
		t.Errorf("%q, %v", got, err)
	}
	if _, err := readInPlace(embedded, "nowhere.txt"); !errors.Is(err, fs.ErrNotExist) {
		t.Errorf("%v, want %v", err, fs.ErrNotExist)
	}
}
