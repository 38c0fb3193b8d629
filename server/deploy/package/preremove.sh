#!/bin/sh
# Stops the program when the package goes: dpkg says "remove" and rpm 0. In an upgrade, it runs on.
set -e
case "$1" in remove | 0) ;; *) exit 0 ;; esac
[ -d /run/systemd/system ] || exit 0
systemctl disable --now goniometria.service goniometria.socket
