#!/bin/bash
# Proves `make release`: that it refuses what must not go out, and that two builds of one commit, in two folders, agree
# on every bit. It works on copies of what lies here now, with the placeholders of site.ts filled in.
set -euo pipefail
cd "$(dirname "$0")/../.."
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
version=1.2.3-check
# What make hands down is for this run of make, not for those below.
unset MAKEFLAGS MFLAGS MAKELEVEL VERSION REVISION SOURCE_DATE_EPOCH ORIGIN NOINDEX

fail() { echo "release-check: $1" >&2; exit 1; }
commit() {
	git -C "$first" add --all
	git -C "$first" -c user.name=check -c user.email=check@localhost commit --quiet --message "$1"
}

# refuses WORDS ARGUMENT...: a release with these arguments ends in failure, and says these words.
refuses() {
	local words=$1 said
	shift
	said=$(make -C "$first" release "$@" 2>&1) && fail "released, in spite of: $words"
	grep -qF -- "$words" <<<"$said" || fail "wanted the words '$words', got: $said"
	echo "refused: $words"
}

first=$work/first
second="$work/a second folder"
mkdir "$first"
git ls-files -z --cached --others --exclude-standard | tar -c --null -T - | tar -x -C "$first"
git -C "$first" init --quiet
commit 'What lies here'

refuses 'which version?'
for wrong in v1.2.3 1.2 01.2.3 1.2.3-01 1.2.3/../..; do refuses "$wrong is no version" VERSION="$wrong"; done
refuses 'ORIGIN and NOINDEX are for staging' VERSION=$version NOINDEX=1
refuses 'founder.name = Nome de exemplo' VERSION=$version
sed -i.placeholders 's/example/test/g; s/exemplo/teste/g' "$first/web/src/site.ts"
refuses 'web/src/site.ts.placeholders' VERSION=$version
rm "$first/web/src/site.ts.placeholders"
commit 'Fill in the facts'
git clone --quiet "$first" "$second"

make -C "$first" release VERSION=$version
# Nothing of the first build helps the second: an empty compiler cache, another hour, another reader of files.
(
	umask 077
	GOCACHE=$work/cache TZ=Asia/Tokyo LC_ALL=C make -C "$second" release VERSION=$version
)

out=bin/release/$version
diff -r "$first/$out" "$second/$out" || fail 'the two builds differ'
(cd "$first/$out" && sha256sum --quiet --check SHA256SUMS) || fail 'the sums are not those of the files'
said=$("$first/$out/goniometria-$version-$(go env GOOS)-$(go env GOARCH)" -version)
[ "$said" = "goniometria $version $(git -C "$first" rev-parse HEAD) $(go env GOVERSION)" ] || fail "-version says: $said"
for part in github.com/go-chi/chi/v5 stdlib react-dom; do
	grep -q "\"name\": \"$part\"" "$first/$out/goniometria-$version.cdx.json" || fail "the bill of materials lacks $part"
done
echo "release-check: $(find "$first/$out" -type f | wc -l) files, twice the same"
