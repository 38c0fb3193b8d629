#!/bin/sh
# Stops the program when the package is removed: dpkg passes "remove", and rpm 0. It keeps running in an upgrade.
set -e
case "$1" in remove | 0) ;; *) exit 0 ;; esac
if [ -d /run/systemd/system ]; then systemctl stop goniometria.service goniometria.socket; fi
# Also where systemd does not run, as in the build of an image: its links would be left.
if command -v systemctl >/dev/null; then systemctl disable goniometria.service goniometria.socket; fi
