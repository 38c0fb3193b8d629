#!/bin/sh
# Installs, upgrades, downgrades and purges the package with apt, without a terminal: first without a running systemd, as in
# the build of an image, then with one, by the commands of the operator's page. Both use a copy of this machine's root in
# memory.
set -eu
[ "$(id -u)" = 0 ] && sudo= || sudo=sudo
EXECUTABLE=$(realpath "$1") ARCH=$(dpkg --print-architecture) MAINTAINER='nobody <nobody@goniometria.example>'
export EXECUTABLE ARCH MAINTAINER
work=$(mktemp -d)
trap 'rm -r "$work"' EXIT

cp -r "$(dirname "$0")" "$(dirname "$0")/../release" "$work"
package() (cd "$work/release" && VERSION=$1 go tool nfpm package --packager deb --target "$work/goniometria_$1_$ARCH.deb")
package 1.0.0
sed -i 's/^# text or json$/# json or text/' "$work/deploy/goniometria.env" # like a release that changes a help text
package 1.1.0

steps=$(cat <<'END'
set -eux
cd /mnt
dpkg --configure -a # The machine may have been installing when it was copied.
apt-get install -y ./goniometria_1.0.0_*.deb
systemctl enable goniometria
systemctl is-enabled goniometria.socket
echo DOMAIN=goniometria.example >>/etc/goniometria.env
cp -p /etc/goniometria.env settings
apt-get install -y ./goniometria_1.1.0_*.deb
[ "$(dpkg-query -f '${Status} ${Version}' -W goniometria)" = 'install ok installed 1.1.0' ]
cmp /etc/goniometria.env settings
apt-get install -y --allow-downgrades ./goniometria_1.0.0_*.deb
[ "$(dpkg-query -f '${Status} ${Version}' -W goniometria)" = 'install ok installed 1.0.0' ]
cmp /etc/goniometria.env settings
mkdir -p /var/lib/private/goniometria
apt-get purge -y goniometria
left=$(find /etc /usr /var -xdev -name '*goniometria*' ! -path '/var/cache/*')
[ -z "$left" ] || { echo "left behind: $left"; exit 1; }
END
)
copy='mount -t tmpfs none "$0" && mkdir "$0/new" "$0/work" "$0/merged" &&
	mount -t overlay none -o "lowerdir=/,upperdir=$0/new,workdir=$0/work" "$0/merged" &&
	cp "$1"/*.deb "$1"/deploy/page-steps.sh "$1"/deploy/README.md "$0/merged/mnt" && '
mkdir "$work/mount"
$sudo unshare --mount --pid --fork sh -c "$copy"'mount -t proc none "$0/merged/proc" && rm -rf "$0/merged/run/systemd" &&
	exec chroot "$0/merged" sh -c "$2" </dev/null' "$work/mount" "$work" "$steps"

cat >"$work/check.service" <<'END'
[Unit]
SuccessAction=exit
FailureAction=exit
FailureActionExitStatus=1
[Service]
Type=oneshot
ExecStart=/mnt/page-steps.sh
StandardOutput=file:/mnt/output
StandardError=inherit
TimeoutStartSec=5min
END
$sudo unshare --mount sh -c "$copy"'cp "$1/check.service" "$0/merged/etc/systemd/system" &&
	{ systemd-nspawn --quiet --directory="$0/merged" --boot --register=no --keep-unit --private-network --console=pipe \
		systemd.unit=check.service >"$1/boot" 2>&1 </dev/null; status=$?; cat "$0/merged/mnt/output"; [ $status = 0 ] || cat "$1/boot"; exit $status; }' \
	"$work/mount" "$work"
