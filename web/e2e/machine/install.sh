#!/bin/sh
# Installs, in one step, what this system lacks of the programs that a target runs: install.sh chromium ffmpeg
set -eu
cd "$(dirname "$0")/../../.."

# Debian's packages; the commands that show that they are installed; what to do on a system that has no such packages.
needs() { packages=$1 commands=$2 elsewhere=${3:-"This needs Debian's packages: run it in a container of debian:13."}; }
describe() {
	case $1 in
	chromium) needs chromium-headless-shell '' 'Install Chromium or Google Chrome, or let CHROMIUM name its executable.' ;;
	ffmpeg) needs ffmpeg 'ffmpeg ffprobe' 'Fedora: dnf install ffmpeg-free. macOS: brew install ffmpeg.' ;;
	# What Android and Linux show until the site's own font arrives.
	fonts) needs 'fontconfig fonts-roboto-unhinted fonts-liberation' fc-list 'Install Roboto and Liberation Sans.' ;;
	poppler) needs poppler-utils pdftoppm 'Fedora: dnf install poppler-utils. macOS: brew install poppler.' ;;
	# What makes a copy of the site.
	wget) needs wget wget 'Fedora: dnf install wget. macOS: brew install wget.' ;;
	# What the server is compared with, and what asks both.
	peers) needs 'caddy wrk' 'caddy wrk' 'Install Caddy and wrk.' ;;
	operations) needs 'systemd systemd-container sudo prometheus podman runc' \
		'systemd-analyze systemd-nspawn sudo promtool podman runc' ;;
	signatures) needs 'binutils gnupg rpm' 'ar gpg rpmkeys' ;;
	# Firefox, WebKit with its driver and decoders, and a screen that nobody looks at.
	browsers) needs \
		'firefox-esr webkit2gtk-driver xvfb xauth gstreamer1.0-libav gstreamer1.0-plugins-good gstreamer1.0-plugins-bad' '' ;;
	# Firefox, the screen reader Orca in Portuguese, a screen that nobody looks at, and what types on it.
	orca) needs 'firefox-esr orca at-spi2-core dbus gsettings-desktop-schemas locales-all openbox xdotool xvfb xauth' '' ;;
	*) fail "install.sh knows no $1" ;;
	esac
}

fail() { echo "$1" >&2; exit 1; }

# Describes a program, and tells whether this system has it.
has() {
	describe "$1"
	for command in $commands; do command -v "$command" >/dev/null || return 1; done
	case $1 in
	chromium) # Playwright may have one of its own.
		node_modules/.bin/tsx -e "import('./web/e2e/machine/chromium.ts').then(({ findChromium, chromiumBuild }) =>
			findChromium() || chromiumBuild().catch(() => process.exit(1)))" ;;
	fonts) [ -n "$(fc-list Roboto)" ] && [ -n "$(fc-list 'Liberation Sans')" ] ;;
	browsers | orca) # dpkg-query fails where it has never met one of them.
		states=$(dpkg-query --show --showformat '${db:Status-Status}\n' $packages 2>/dev/null) &&
			[ "$(echo "$states" | sort -u)" = installed ] ;;
	esac
}

# Whether apt has a version of each package of the program that was described last.
apt_has() {
	for package in $packages; do
		LC_ALL=C apt-cache policy "$package" | grep -q 'Candidate: [^(]' && continue
		echo "apt knows no package $package" >&2
		return 1
	done
}

# Runs apt-get as root, in English and without questions. RUNLEVEL keeps the packages from starting services. While another
# program holds a lock, this tries again: apt can wait for one of its three locks only.
apt_get() {
	tries=0
	until output=$($sudo env LC_ALL=C DEBIAN_FRONTEND=noninteractive RUNLEVEL=1 apt-get -y -qq "$@" 2>&1); do
		case $output in *'Could not get lock'* | *'locked by another process'*) ;; *) return 1 ;; esac
		[ "$tries" -gt 0 ] || echo 'another program is installing packages: waiting for it'
		tries=$((tries + 1))
		[ "$tries" -lt 450 ] || fail 'It has been installing for a quarter of an hour: try again when it is done.'
		sleep 2
	done
}

# Shows what apt-get said, if anything.
show() {
	[ -z "$output" ] || echo "$output" >&2
	case $output in *'Failed to fetch'* | *'failed to download'*) echo 'Is this machine online?' >&2 ;; esac
}

missing='' wanted=''
for name; do
	has "$name" || { missing="$missing $name" wanted="$wanted $packages"; }
done
[ -n "$missing" ] || exit 0

if command -v apt-get >/dev/null; then
	echo "installing$wanted"
	by_hand="apt-get update && apt-get install$wanted"
	sudo=''
	[ "$(id -u)" = 0 ] || { sudo=sudo && sudo true; } || fail "Only root may install packages. Run once as root: $by_hand"
	apt_get update || true
	show
	known=''
	for name in $missing; do
		describe "$name"
		! apt_has || known="$known $packages"
	done
	[ -z "$known" ] || apt_get install --no-install-recommends $known ||
		{ show && fail "apt-get failed, as it says above. Run as root: $by_hand"; }
fi

status=0
for name in $missing; do
	has "$name" && continue
	[ "$name" = chromium ] && node_modules/.bin/playwright install chromium-headless-shell && has chromium && continue
	echo "missing: $packages. $elsewhere" >&2
	status=1
done
exit "$status"
