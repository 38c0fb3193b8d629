#!/bin/sh
# Builds the Dockerfile with Podman and without a registry: this machine's own folders replace the base images. Then runs
# the image in 64 MiB, read-only and without capabilities, and asks its health check.
set -eu
cd "$(dirname "$0")/../.."
[ "$(id -u)" = 0 ] && sudo= || sudo=sudo
work=$(mktemp -d)
pod() { $sudo podman --root "$work/storage" --runroot "$work/run" --storage-driver vfs --cgroup-manager cgroupfs --runtime runc "$@"; }
trap 'pod rm --force site; $sudo rm -rf "$work"' EXIT

base=$work/base
mkdir -p "$base/etc/ssl/certs" "$base/usr" "$base/opt" "$base/root" "$base/tmp"
cp -d /bin /lib* /sbin "$base" # links into /usr
cp /etc/ssl/certs/ca-certificates.crt "$base/etc/ssl/certs"
printf 'FROM scratch\nCOPY . /\nENV PATH=%s\n' "$PATH" | pod build --file - --tag node:machine --tag "$(grep -o 'golang:[0-9.]*' Dockerfile)" "$base"
# The steps see the machine's programs and the settings and caches of npm and Go; what they write there is thrown away (O).
# Without layers, because this storage copies the whole image for each. The OCI format has no health check.
pod build --isolation chroot --pull=never --layers=false --format docker --tag goniometria \
	--volume /usr:/usr:O --volume /etc:/etc:O --volume /opt:/opt:O --volume "$HOME:/root:O" \
	--build-arg NODE_VERSION=machine --build-arg ALLOW_PLACEHOLDERS=1 --build-arg ALLOW_SIMULATED_FORM=1 .

# Podman's own limits of files and processes may be above this machine's.
pod create --name site --network none --read-only --cap-drop all --memory 64m --ulimit nofile=1024:1024 --ulimit nproc=1024:1024 goniometria
pod start --attach site 2>&1 | {
	trap 'pod stop site' EXIT
	grep --max-count=1 msg=serving
	pod top site user capeff | grep -E '^65532 +none$'
	pod healthcheck run site
}
