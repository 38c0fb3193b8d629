#!/bin/sh
# Builds a release of the checked-out commit twice, in two folders, and compares every bit.
set -eu
cd "$(dirname "$0")/../.."
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
export ALLOW_PLACEHOLDERS=1 ALLOW_SIMULATED_FORM=1

git clone --quiet . "$work/first"
git clone --quiet . "$work/second folder"
make -C "$work/first" release VERSION=0.0.0
# The path, Go's build cache, the time zone, the locale and the file modes must not matter.
(
	umask 077
	GOCACHE=$work/cache TZ=Asia/Tokyo LC_ALL=C make -C "$work/second folder" release VERSION=0.0.0
)
diff -r "$work/first/bin/release" "$work/second folder/bin/release"
echo 'release-check: the two builds are equal'
