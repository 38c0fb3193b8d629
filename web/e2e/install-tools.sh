#!/bin/sh
# Installs what the browser tests need and the system lacks: Chromium's headless shell, and ffmpeg to look into the film.
set -eu

missing=''
command -v chromium-headless-shell >/dev/null || command -v google-chrome >/dev/null || missing="$missing chromium-headless-shell"
command -v ffprobe >/dev/null || missing="$missing ffmpeg"
[ -n "$missing" ] || exit 0

if ! command -v apt-get >/dev/null; then
  echo "missing:$missing. Install them with this system's package manager, then run make again." >&2
  exit 1
fi

sudo=''
[ "$(id -u)" -eq 0 ] || sudo=sudo
echo "installing$missing"
$sudo apt-get update -qq
# shellcheck disable=SC2086 # one word a package
DEBIAN_FRONTEND=noninteractive $sudo apt-get install -y -qq --no-install-recommends $missing >/dev/null
