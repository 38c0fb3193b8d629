#!/bin/sh
# Installs what image-check.sh needs, on Debian or Ubuntu, and leaves a bare system of the same release in $1,
# on which the stand-ins for the base images are built.
set -eu
root=$1

if [ "$(id -u)" -ne 0 ] || ! command -v apt-get >/dev/null; then
	echo "make image-check builds an image without Docker: it needs root, and Debian or Ubuntu." >&2
	echo "With Docker there is no need for it: docker build ." >&2
	exit 1
fi
apt-get update -qq
DEBIAN_FRONTEND=noninteractive apt-get install -y -qq --no-install-recommends \
	buildah ca-certificates curl debootstrap iproute2 libcap2-bin util-linux >/dev/null

rm -rf "$root"
mkdir -p "$root"
# shellcheck source=/dev/null
suite=$(. /etc/os-release && echo "$VERSION_CODENAME")
echo "fetching a bare $suite"
debootstrap --variant=minbase --include=ca-certificates,make,libstdc++6 "$suite" "$root" >"$root.log" ||
	{ cat "$root.log" >&2; exit 1; }
