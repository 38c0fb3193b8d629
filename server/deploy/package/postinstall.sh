#!/bin/sh
# After an installation, an upgrade or a downgrade. The sockets stay open while the program restarts.
set -e
# No package contains this file: dpkg would ask about each change of it, and fail where nobody answers.
if [ ! -e /etc/goniometria.env ]; then
	umask 022
	cat >/etc/goniometria.env <<'END'
# Settings of the Goniometria Digital website, such as DOMAIN=your.domain. `goniometria -help` lists all, as does
# /usr/share/doc/goniometria/goniometria.env. After a change: systemctl restart goniometria
END
fi
[ -d /run/systemd/system ] || exit 0
systemctl daemon-reload
systemctl try-restart goniometria.service
