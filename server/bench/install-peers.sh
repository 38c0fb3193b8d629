#!/bin/sh
# Installs what the comparison needs, on Debian or Ubuntu: the two other servers, the load generators,
# and what slow.sh looks with.
# RUNLEVEL keeps their packages from starting services.
set -eu
apt-get update -qq
for package in nginx-light caddy wrk slowhttptest curl iproute2; do
	RUNLEVEL=1 DEBIAN_FRONTEND=noninteractive apt-get install -y -qq --no-install-recommends "$package" ||
		echo "no $package here: the comparison goes without it"
done
