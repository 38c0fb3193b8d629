package listen

import (
	"fmt"
	"net"

	"github.com/coreos/go-systemd/v22/activation"
	"github.com/coreos/go-systemd/v22/daemon"
)

// inheritedListener returns the socket that systemd passes (sd_listen_fds(3)), or nil if it passes none. systemd keeps
// it open while the program restarts, so that no connection is refused.
func inheritedListener() (net.Listener, error) {
	sockets := activation.Files(true)
	switch len(sockets) {
	case 0:
		return nil, nil
	case 1:
		defer sockets[0].Close() // FileListener duplicates it.
	default:
		return nil, fmt.Errorf("want one socket from systemd, got %d, the second named %s", len(sockets), sockets[1].Name())
	}
	listener, err := net.FileListener(sockets[0])
	if err != nil {
		return nil, fmt.Errorf("socket %s from systemd: %w", sockets[0].Name(), err)
	}
	return listener, nil
}

// NotifyReady tells systemd that the program serves (sd_notify(3)). Without systemd it does nothing.
func NotifyReady() error {
	if _, err := daemon.SdNotify(false, daemon.SdNotifyReady); err != nil {
		return fmt.Errorf("notify systemd: %w", err)
	}
	return nil
}

// NotifyStopping tells systemd that the program drains. It returns no error: the program drains in any case.
func NotifyStopping() {
	daemon.SdNotify(false, daemon.SdNotifyStopping)
}
