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
	listeners, err := activation.Listeners()
	if err != nil || len(listeners) == 0 {
		return nil, err
	}
	if len(listeners) > 1 || listeners[0] == nil {
		return nil, fmt.Errorf("systemd passed %d files, want one listening socket", len(listeners))
	}
	return listeners[0], nil
}

// NotifyReady tells systemd that the program serves (sd_notify(3)). Without systemd it does nothing.
func NotifyReady() error {
	if _, err := daemon.SdNotify(false, daemon.SdNotifyReady); err != nil {
		return fmt.Errorf("notify systemd: %w", err)
	}
	return nil
}

// NotifyStopping tells systemd that the program drains, which it does in any case: there is no error to return.
func NotifyStopping() {
	daemon.SdNotify(false, daemon.SdNotifyStopping)
}
