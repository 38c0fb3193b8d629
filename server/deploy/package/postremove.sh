#!/bin/sh
# Only dpkg says "purge". rpm leaves the certificates, as it leaves changed settings.
set -e
if [ "$1" = purge ]; then rm -rf /var/lib/goniometria /var/lib/private/goniometria; fi
if [ -d /run/systemd/system ]; then systemctl daemon-reload; fi
