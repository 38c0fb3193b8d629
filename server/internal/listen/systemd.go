package listen

import (
	"fmt"
	"net"
	"slices"

	"github.com/coreos/go-systemd/v22/activation"
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
