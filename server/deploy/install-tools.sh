#!/bin/sh
# Installs what the checks of this folder need, on Debian or Ubuntu: systemd's analyzer, the load balancer and the cache.
# RUNLEVEL keeps their packages from starting services.
set -eu
missing=
for tool in systemd-analyze:systemd haproxy:haproxy varnishd:varnish; do
	command -v "${tool%:*}" >/dev/null || missing="$missing ${tool#*:}"
done
[ -z "$missing" ] || {
	apt-get update -qq
	RUNLEVEL=1 DEBIAN_FRONTEND=noninteractive apt-get install -y -qq --no-install-recommends $missing
}
