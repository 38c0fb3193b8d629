#!/bin/sh
# Installs Debian's Firefox, the screen reader Orca in Portuguese, a screen that nobody looks at, and what types on it.
set -eu

if ! command -v apt-get >/dev/null; then
  echo "make hear runs Debian's Orca, and this system has no apt-get to install it with" >&2
  exit 1
fi

sudo=''
[ "$(id -u)" -eq 0 ] || sudo=sudo
$sudo apt-get update -qq
DEBIAN_FRONTEND=noninteractive $sudo apt-get install -y -qq --no-install-recommends \
  firefox-esr orca at-spi2-core dbus gsettings-desktop-schemas locales openbox xdotool xvfb xauth >/dev/null
$sudo localedef -i pt_BR -f UTF-8 pt_BR.UTF-8
