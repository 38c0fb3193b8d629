#!/bin/sh
# Only dpkg passes "purge". rpm leaves certificates and settings, to which belongs what `systemctl edit` wrote.
set -e
if [ "$1" = purge ]; then
	rm -rf /etc/goniometria.env /etc/systemd/system/goniometria.*.d /var/lib/goniometria /var/lib/private/goniometria
fi
if [ -d /run/systemd/system ]; then systemctl daemon-reload; fi
