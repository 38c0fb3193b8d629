#!/bin/sh
# Installs Debian's Firefox, its WebKit with driver and decoders, and a screen that nobody looks at; and into the
# folder given the packages that drive them, beside the project's own: they bring a hundred of their own.
set -eu

if ! command -v apt-get >/dev/null; then
  echo "make test-browsers runs in Debian's browsers, and this system has no apt-get to install them with" >&2
  exit 1
fi

sudo=''
[ "$(id -u)" -eq 0 ] || sudo=sudo
$sudo apt-get update -qq
DEBIAN_FRONTEND=noninteractive $sudo apt-get install -y -qq --no-install-recommends \
  firefox-esr webkit2gtk-driver gstreamer1.0-libav gstreamer1.0-plugins-good gstreamer1.0-plugins-bad xvfb xauth >/dev/null

npm install --prefix "$1" --no-save --ignore-scripts puppeteer-core@24.43.1 selenium-webdriver@4.40.0
