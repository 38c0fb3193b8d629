#!/bin/sh
# Builds a release of the checked-out commit twice, in two folders, and compares every bit. Before that, checks that a
# version that a package cannot have is refused.
set -eu
cd "$(dirname "$0")/../.."
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
export ALLOW_PLACEHOLDERS=1 ALLOW_SIMULATED_FORM=1

git clone --quiet . "$work/first"
git clone --quiet . "$work/second folder"
for version in 1.2 01.2.3 1.2.3-1 1.2.3-beta-1 1.2.3+build-5; do
	make -C "$work/first" release VERSION=$version 2>&1 | grep "'$version' is no version" ||
		{ echo "release-check: VERSION=$version was not refused as such" >&2; exit 1; }
done
make -C "$work/first" release VERSION=1.2.3-beta.1+5
# The path, Go's build cache, the time zone, the locale and the file modes must not matter.
(
	umask 077
	GOCACHE=$work/cache TZ=Asia/Tokyo LC_ALL=C make -C "$work/second folder" release VERSION=1.2.3-beta.1+5
)
diff -r "$work/first/bin/release" "$work/second folder/bin/release"
echo 'release-check: the two builds are equal'
