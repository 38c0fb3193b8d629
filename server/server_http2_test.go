package main

import (
	"crypto/tls"
	"io"
	"net/http"
	"strings"
	"testing"
	"time"

	"golang.org/x/net/http2"
)

// Every frame, stream and byte of content that a client may send takes memory, which the cap on connections multiplies.
func TestHTTP2IsBoundedByItsSettings(t *testing.T) {
	conn, err := tls.Dial("tcp", strings.TrimPrefix(serveTLS(t), "https://"), &tls.Config{InsecureSkipVerify: true, NextProtos: []string{"h2"}})
	if err != nil {
		t.Fatal(err)
	}
	defer conn.Close()
	conn.SetDeadline(time.Now().Add(10 * time.Second))
	io.WriteString(conn, http2.ClientPreface)
	framer := http2.NewFramer(conn, conn)
	framer.WriteSettings()
	frame, err := framer.ReadFrame()
	settings, ok := frame.(*http2.SettingsFrame)
	if !ok {
		t.Fatalf("%v, %v, want SETTINGS", frame, err)
	}
	for _, test := range []struct {
		id     http2.SettingID
		atMost uint32
	}{
		{http2.SettingMaxFrameSize, 16 << 10}, // the least that RFC 9113 allows
		{http2.SettingMaxConcurrentStreams, 10},
		{http2.SettingInitialWindowSize, 16 << 10},
		{http2.SettingMaxHeaderListSize, 9 << 10},
	} {
		if value, found := settings.Value(test.id); !found || value > test.atMost {
			t.Errorf("%s is %d, want at most %d", test.id, value, test.atMost)
		}
	}
}

func TestHTTP2NeedsTLS(t *testing.T) {
	client := newClient(t, func(p *http.Protocols) { p.SetUnencryptedHTTP2(true) })
	response, err := client.Get("http://" + serveTestSite(t) + "/")
	if err == nil {
		response.Body.Close()
		t.Errorf("%s over %s", response.Status, response.Proto)
	}
}
