#!/bin/sh
# Builds a release of the checked-out commit twice, in two folders, and compares every bit. Before that, checks that a
# version that a package cannot have is refused, and after it, that a release with a key is signed.
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

export GNUPGHOME="$work/gpg" NFPM_PASSPHRASE=secret
mkdir -m 700 "$GNUPGHOME"
with_passphrase() { gpg --batch --pinentry-mode loopback --passphrase $NFPM_PASSPHRASE "$@"; }
with_passphrase --quick-generate-key goniometria.example
with_passphrase --export-secret-keys >"$work/key"
gpg --export --armor >"$work/public"
gpgconf --kill gpg-agent
rpmkeys --dbpath "$work/rpm" --import "$work/public"
make -C "$work/first" release VERSION=1.2.3 SIGNING_KEY=../key
for package in "$work"/first/bin/release/1.2.3/*.rpm; do
	rpmkeys --dbpath "$work/rpm" --define '_pkgverify_level all' --checksig "$package"
done
for package in "$work"/first/bin/release/1.2.3/*.deb; do
	ar p "$package" _gpgorigin >"$work/signature"
	ar p "$package" debian-binary control.tar.gz data.tar.gz | gpg --verify "$work/signature" -
done
