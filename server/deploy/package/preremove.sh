#!/bin/sh
# Stops the program when the package goes: dpkg says "remove" and rpm 0. In an upgrade, it runs on.
set -e
case "$1" in remove | 0) ;; *) exit 0 ;; esac
if [ -d /run/systemd/system ]; then systemctl stop goniometria.service goniometria.socket; fi
# Also where systemd does not run, as in the build of an image: else its links stay.
if command -v systemctl >/dev/null; then systemctl disable goniometria.service goniometria.socket; fi
