package main

import (
	"fmt"
	"net"

	"github.com/coreos/go-systemd/v22/activation"
	"github.com/coreos/go-systemd/v22/daemon"
)

// inheritedListener returns the socket that systemd keeps open for this program, so that a restart refuses nobody
// (sd_listen_fds(3)). It is nil if there is none.
func inheritedListener() (net.Listener, error) {
	sockets := activation.Files(true)
	switch len(sockets) {
	case 0:
		return nil, nil
	case 1:
		defer sockets[0].Close() // The listener is a copy.
	default:
		return nil, fmt.Errorf("want one socket from systemd, got %d, the second named %s", len(sockets), sockets[1].Name())
	}
	listener, err := net.FileListener(sockets[0])
	if err != nil {
		return nil, fmt.Errorf("socket %s from systemd: %w", sockets[0].Name(), err)
	}
	return listener, nil
}

// notifyReady tells systemd, if it has started this program, that visitors may come (sd_notify(3)).
func notifyReady() error {
	if _, err := daemon.SdNotify(false, daemon.SdNotifyReady); err != nil {
		return fmt.Errorf("tell systemd of being ready: %w", err)
	}
	return nil
}

// notifyStopping tells systemd that this program drains. If that fails, nothing better can be done than to drain.
func notifyStopping() {
	daemon.SdNotify(false, daemon.SdNotifyStopping)
}
