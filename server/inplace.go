package main

import (
	"io/fs"
	"reflect"
	"unsafe"
)

// readInPlace returns the content of a file, which must not be written to. That of an embedded file stands in the
// executable, and stays there: a copy would double the memory that the site needs, and the kernel could not take it back.
// embed keeps the string to itself; where it is not found as expected, or the file is no embedded one, this is a copy.
func readInPlace(files fs.FS, name string) ([]byte, error) {
	file, err := files.Open(name)
	if err != nil {
		return nil, err
	}
	defer file.Close()
	if data := embeddedString(file); data.IsValid() {
		text := data.String()
		return unsafe.Slice(unsafe.StringData(text), len(text)), nil
	}
	return fs.ReadFile(files, name)
}

// embeddedString is the field f.data of an embed.openFile.
func embeddedString(file fs.File) (data reflect.Value) {
	opened := reflect.Indirect(reflect.ValueOf(file))
	if opened.Kind() != reflect.Struct || opened.Type().PkgPath() != "embed" {
		return data
	}
	entry := reflect.Indirect(opened.FieldByName("f"))
	if entry.Kind() != reflect.Struct {
		return data
	}
	if data = entry.FieldByName("data"); data.IsValid() && data.Kind() != reflect.String {
		return reflect.Value{}
	}
	return data
}
