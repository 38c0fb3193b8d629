#!/bin/sh
# Builds the files of a release from the commit that is checked out: make release VERSION=1.2.3
# These are plain executables, .deb and .rpm for two architectures, the site's bill of materials, and the sums. Equal
# commits, versions and Node versions give equal bits.
set -eu
cd "$(dirname "$0")/../.."

refuse() { echo "make release: $1" >&2; exit 1; }

# Semantic Versioning 2.0.0, items 2, 9 and 10. In a .deb, what follows a hyphen is a revision, and an .rpm has none in its
# version. nfpm writes the hyphen of a pre-release as ~.
number='(0|[1-9][0-9]*)'
word="($number|[0-9]*[A-Za-z][0-9A-Za-z]*)"
semver="^$number\.$number\.$number(-[A-Za-z][0-9A-Za-z]*(\.$word)*)?(\+[0-9A-Za-z]+(\.[0-9A-Za-z]+)*)?$"
printf '%s\n' "${VERSION:-}" | grep -Eq "$semver" || refuse "'${VERSION:-}' is no version such as 1.2.3 or 1.2.3-beta.1.
A pre-release begins with a letter, else it reads like a package's revision. There is no other hyphen."
changes=$(git status --porcelain)
[ -z "$changes" ] || refuse "commit or remove these changes first:
$changes"
[ -z "${ORIGIN:-}${NOINDEX:-}" ] || refuse 'ORIGIN and NOINDEX are for staging; unset them'
[ "$(node --version)" = "v$(cat .node-version)" ] ||
	echo "make release: Node $(node --version) is not the $(cat .node-version) of .node-version: the bits will differ" >&2
[ -z "${SIGNING_KEY:-}" ] || SIGNING_KEY=$(realpath -e "$SIGNING_KEY") # nfpm runs in another folder.
make check-live

SOURCE_DATE_EPOCH=$(git log -1 --format=%ct)
REVISION=$(git rev-parse HEAD)
MAINTAINER=$(node_modules/.bin/tsx server/release/maintainer.ts)
export SOURCE_DATE_EPOCH REVISION VERSION MAINTAINER
out=bin/release/$VERSION
rm -rf "$out"
mkdir -p "$out"

make site
for arch in amd64 arm64; do
	executable=$out/goniometria-$VERSION-linux-$arch
	GOOS=linux GOARCH=$arch make executable bin="$executable"
	for packager in deb rpm; do
		(cd server/release && ARCH=$arch EXECUTABLE=../../$executable go tool nfpm package --packager $packager --target "../../$out/")
	done
done

# npm's list of production packages, in a copy: `npm sbom` needs a version, and its --omit=dev also drops packages that
# both the site and its tools need, such as react.
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
copy=$work/goniometria-digital # npm takes the folder's name for the project's.
mkdir "$copy"
cp package.json package-lock.json .npmrc "$copy"
(
	cd "$copy"
	npm() { command npm --offline --include=peer --no-legacy-peer-deps --no-global --location=project --no-dry-run "$@"; }
	npm pkg set version="$VERSION"
	npm pkg delete devDependencies
	npm install --package-lock-only >install.log 2>&1 || refuse "$(cat install.log)"
	npm sbom --package-lock-only --sbom-format cyclonedx >bom.json
)
# The serial number is random, and the time is the current one.
node -e '
	const { serialNumber, ...bom } = JSON.parse(require("fs").readFileSync(process.argv[1], "utf8"));
	bom.metadata.timestamp = new Date(process.env.SOURCE_DATE_EPOCH * 1000).toISOString();
	console.log(JSON.stringify(bom, null, 2));
' "$copy/bom.json" >"$out/goniometria-$VERSION-site.cdx.json"

cd "$out"
sha256sum goniometria* >SHA256SUMS # No pipe: sh would ignore a failure of its first command.
cat SHA256SUMS
