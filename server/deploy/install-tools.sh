#!/bin/sh
# Installs systemd-analyze, which check-unit.sh runs, on Debian or Ubuntu.
set -eu
command -v systemd-analyze >/dev/null && exit
apt-get update -qq
# RUNLEVEL=1 keeps the package from starting services.
RUNLEVEL=1 DEBIAN_FRONTEND=noninteractive apt-get install -y -qq --no-install-recommends systemd
