#!/bin/sh
# Installs on Debian or Ubuntu what the checks of this folder run: systemd-analyze, systemd-nspawn and promtool.
set -eu
# In a loop, because dash's `command -v` ignores all names but the first.
for tool in systemd-analyze systemd-nspawn promtool; do command -v $tool || missing=1; done >/dev/null
[ "${missing:-}" ] || exit 0
apt-get update -qq
# RUNLEVEL=1 keeps the packages from starting services.
RUNLEVEL=1 DEBIAN_FRONTEND=noninteractive apt-get install -y -qq --no-install-recommends systemd systemd-container prometheus
