#!/bin/sh
# Makes the files of a release from the commit that is checked out: the executables, what is in them, and their sums.
# Equal commits, versions and toolchains give equal bits, wherever and whenever they are built.
# Usage: make release VERSION=1.2.3
set -eu
cd "$(dirname "$0")/../.."

refuse() { echo "make release: $1" >&2; exit 1; }

# Semantic Versioning 2.0.0, items 2, 9 and 10.
number='(0|[1-9][0-9]*)'
word="($number|[0-9]*[A-Za-z-][0-9A-Za-z-]*)"
semver="^$number\.$number\.$number(-$word(\.$word)*)?(\+[0-9A-Za-z-]+(\.[0-9A-Za-z-]+)*)?$"
[ -n "${VERSION:-}" ] || refuse 'which version? For example: make release VERSION=1.2.3'
printf '%s\n' "$VERSION" | grep -Eq "$semver" ||
	refuse "$VERSION is no version: it has to read like 1.2.3 or 1.2.3-beta.1, without a v (semver.org)"
changes=$(git status --porcelain)
[ -z "$changes" ] || refuse "the work tree differs from its commit; commit these, or take them away:
$changes"
[ -z "${ORIGIN:-}${NOINDEX:-}" ] || refuse 'ORIGIN and NOINDEX are for staging; unset them'
make check-live

SOURCE_DATE_EPOCH=$(git log -1 --format=%ct)
REVISION=$(git rev-parse HEAD)
export SOURCE_DATE_EPOCH REVISION VERSION
out=bin/release/$VERSION
rm -rf "$out"
mkdir -p "$out"

make site
for platform in linux/amd64 linux/arm64 darwin/amd64 darwin/arm64 windows/amd64 windows/arm64; do
	os=${platform%/*} arch=${platform#*/}
	[ "$os" = windows ] && ending=.exe || ending=''
	GOOS=$os GOARCH=$arch make executable bin="$out/goniometria-$VERSION-$os-$arch$ending"
done

# The bill of materials. npm wants a version for the whole, which package.json does not hold; and `--omit dev` would lose
# what both the site and its tools need, React first, so the tools are taken out of a copy.
npm=$(mktemp -d)
trap 'rm -rf "$npm"' EXIT
cp package.json package-lock.json .npmrc "$npm"
(
	cd "$npm"
	npm pkg set version="$VERSION"
	npm pkg delete devDependencies
	npm install --package-lock-only --offline >/dev/null
	npm sbom --package-lock-only --sbom-format cyclonedx >bom.json
)
go run ./server/release/sbom -version "$VERSION" -time "$SOURCE_DATE_EPOCH" "$out"/goniometria-"$VERSION"-* \
	<"$npm/bom.json" >"$npm/goniometria.json"
mv "$npm/goniometria.json" "$out/goniometria-$VERSION.cdx.json"

cd "$out"
if command -v sha256sum >/dev/null; then sha256sum goniometria-*; else shasum -a 256 goniometria-*; fi >SHA256SUMS
cat SHA256SUMS
echo "$out is ready: goniometria $VERSION of commit $REVISION"
