#!/bin/sh
# Only dpkg passes "purge". rpm leaves certificates and settings.
set -e
if [ "$1" = purge ]; then rm -rf /etc/goniometria.env /var/lib/goniometria /var/lib/private/goniometria; fi
if [ -d /run/systemd/system ]; then systemctl daemon-reload; fi
