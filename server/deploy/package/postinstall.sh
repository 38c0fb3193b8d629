#!/bin/sh
# After an installation, an upgrade or a downgrade. The sockets stay open while the program restarts.
set -e
[ -d /run/systemd/system ] || exit 0
systemctl daemon-reload
systemctl try-restart goniometria.service
