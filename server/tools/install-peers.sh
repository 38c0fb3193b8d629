#!/bin/sh
# Installs what `make bench` needs, on Debian or Ubuntu. RUNLEVEL keeps the packages from starting services.
set -eu
apt-get update -qq
for package in caddy wrk; do
	RUNLEVEL=1 DEBIAN_FRONTEND=noninteractive apt-get install -y -qq --no-install-recommends "$package" || echo "no $package here"
done
