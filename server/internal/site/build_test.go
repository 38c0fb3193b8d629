package site

import (
	"reflect"
	"strings"
	"testing"
	"testing/fstest"
)

func TestTheBuildTellsTheServerWhatItHasToKnow(t *testing.T) {
	files := fstest.MapFS{".build.json": {Data: []byte(`{"origin": "https://goniometria.example", "connectSrc": ["https://forms.example", "http://127.0.0.1:9000"], "embeddable": ["/share.png"]}`)}}
	want := Build{"https://goniometria.example", []string{"https://forms.example", "http://127.0.0.1:9000"}, []string{"/share.png"}}
	if got, err := ReadBuild(files); err != nil || !reflect.DeepEqual(got, want) {
		t.Errorf("%+v, %v, want %+v", got, err, want)
	}
}

func TestABuildThatDoesNotTellItIsRefused(t *testing.T) {
	const origin, connectSrc, embeddable = `"origin": "https://goniometria.example", `, `"connectSrc": [], `, `"embeddable": []`
	for _, test := range []struct{ name, content, want string }{
		{"no content", "", "EOF"},
		{"half of it", "{" + origin + connectSrc, "unexpected EOF"},
		{"no JSON", "<!doctype html>", "invalid character '<'"},
		{"null", "null", "a field is missing"},
		{"no origin", "{" + connectSrc + embeddable + "}", "a field is missing"},
		{"no origin of the sender", "{" + origin + embeddable + "}", "a field is missing"},
		{"no embeddable files", "{" + origin + strings.TrimSuffix(connectSrc, ", ") + "}", "a field is missing"},
		{"an unknown field", "{" + origin + connectSrc + embeddable + `, "form": ""}`, `unknown field "form"`},
		{"another type", "{" + origin + connectSrc + `"embeddable": "/share.png"}`, "cannot unmarshal string"},
	} {
		t.Run(test.name, func(t *testing.T) {
			_, err := ReadBuild(fstest.MapFS{".build.json": {Data: []byte(test.content)}})
			if err == nil || !strings.HasPrefix(err.Error(), ".build.json") || !strings.Contains(err.Error(), test.want) {
				t.Errorf("%v, want the name of the file, and %q", err, test.want)
			}
		})
	}
}
