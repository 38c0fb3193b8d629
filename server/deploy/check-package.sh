#!/bin/sh
# Installs, upgrades, downgrades and purges the package by apt, without a terminal and without a running systemd, as in the
# build of an image. It works in a copy of this machine's root that lies in memory.
set -eu
[ "$(id -u)" = 0 ] && sudo= || sudo=sudo
EXECUTABLE=$(realpath "$1") ARCH=$(dpkg --print-architecture) MAINTAINER='nobody <nobody@goniometria.example>'
export EXECUTABLE ARCH MAINTAINER
work=$(mktemp -d)
trap 'rm -r "$work"' EXIT

cp -r "$(dirname "$0")" "$(dirname "$0")/../release" "$work"
package() (cd "$work/release" && VERSION=$1 go tool nfpm package --packager deb --target "$work/$1.deb")
package 1.0.0
sed -i 's/^# text or json$/# json or text/' "$work/deploy/goniometria.env" # as a release that changes a help text
package 1.1.0

steps=$(cat <<'END'
set -eux
cd /mnt
apt-get install -y ./1.0.0.deb
systemctl enable goniometria
echo DOMAIN=goniometria.example >>/etc/goniometria.env
cp -p /etc/goniometria.env settings
apt-get install -y ./1.1.0.deb
[ "$(dpkg-query -f '${Status} ${Version}' -W goniometria)" = 'install ok installed 1.1.0' ]
cmp /etc/goniometria.env settings
apt-get install -y --allow-downgrades ./1.0.0.deb
[ "$(dpkg-query -f '${Status} ${Version}' -W goniometria)" = 'install ok installed 1.0.0' ]
cmp /etc/goniometria.env settings
mkdir -p /var/lib/private/goniometria
apt-get purge -y goniometria
left=$(find /etc /usr /var -xdev -name '*goniometria*' ! -path '/var/cache/*')
[ -z "$left" ] || { echo "left behind: $left"; exit 1; }
END
)
root='mount -t tmpfs none "$0" && mkdir "$0/new" "$0/work" "$0/merged" &&
	mount -t overlay none -o "lowerdir=/,upperdir=$0/new,workdir=$0/work" "$0/merged" && mount -t proc none "$0/merged/proc" &&
	cp "$1"/*.deb "$0/merged/mnt" && rm -rf "$0/merged/run/systemd" && exec chroot "$0/merged" sh -c "$2" </dev/null'
mkdir "$work/mount"
$sudo unshare --mount --pid --fork sh -c "$root" "$work/mount" "$work" "$steps"
