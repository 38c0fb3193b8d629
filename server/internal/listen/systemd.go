package listen

import (
	"fmt"
	"net"
	"slices"

	"github.com/coreos/go-systemd/v22/activation"
	"github.com/coreos/go-systemd/v22/daemon"
)

// inheritedListeners returns the sockets that systemd passes (sd_listen_fds(3)): none, or want. systemd keeps them open
// while the program restarts, so that no connection is refused.
func inheritedListeners(want int) ([]net.Listener, error) {
	listeners, err := activation.Listeners()
	if err != nil || len(listeners) == 0 {
		return nil, err
	}
	if len(listeners) != want || slices.Contains(listeners, nil) {
		return nil, fmt.Errorf("systemd passed %d files, want %d listening sockets: port 80 alone, or 80 and 443 with -domain", len(listeners), want)
	}
	return listeners, nil
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
