#!/bin/sh
# After an installation, an upgrade or a downgrade. The sockets stay open while the program restarts.
set -e
# No package contains this file: dpkg would ask about each change of it, and fail where nobody answers.
if [ ! -e /etc/goniometria.env ]; then
	umask 022
	cat >/etc/goniometria.env <<'END'
# Settings of the Goniometria Digital website, such as DOMAIN=your.domain. `goniometria -help` lists all, as does
# /usr/share/doc/goniometria/goniometria.env. After a change:
# sudo systemctl start goniometria-check && sudo systemctl restart goniometria
END
fi
[ -d /run/systemd/system ] || exit 0
systemctl daemon-reload
systemctl --quiet is-active goniometria.service || exit 0
# The new program checks settings and sockets while the old one serves. Neither a wrong setting nor a failed start fails
# the installation.
if ! systemctl start goniometria-check.service; then
	echo 'goniometria: the old program keeps running. Correct the settings: sudo journalctl -u goniometria-check -p err' >&2
elif ! systemctl restart goniometria.service; then
	echo 'goniometria: the new program does not start: sudo journalctl -u goniometria -p err' >&2
fi
