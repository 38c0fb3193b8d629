#!/bin/bash
# Proves the Dockerfile where no Docker is: builds it as it stands, with buildah, upon stand-ins for its base images,
# then runs the image under the constraints that an operator would set. Takes a bare Debian in $1.
set -euo pipefail
cd "$(dirname "$0")/../.."
debian=$(realpath "$1")
work=$(realpath "$(mktemp -d .cache/image-check.XXXXXX)")
log=$work/build.log

# A store of its own, removed at the end. Overlay needs a file system that can carry it; copies are slower.
export STORAGE_DRIVER=overlay
buildah() { command buildah --root "$work/store" --runroot "$work/run" "$@"; }
export -f buildah
export work
buildah info >/dev/null 2>&1 || STORAGE_DRIVER=vfs
clean() {
	set +e
	buildah rm --all >/dev/null 2>&1
	umount "$work/store/overlay" 2>/dev/null
	rm -rf --one-file-system "$work"
}
trap clean EXIT

step() { printf '\n== %s (%d s)\n' "$1" "$SECONDS"; }
fail() { echo "image-check: $1" >&2; exit 1; }

# build TAG OPTION...: the real Dockerfile, on the sources as a commit would hold them.
build() {
	local tag=$1
	shift
	buildah build --isolation chroot --format docker --layers --pull=never "${mounts[@]}" \
		--build-arg VERSION=1.2.3-check --build-arg REVISION="$revision" "$@" --tag "$tag" "$work/context" >"$log" 2>&1 ||
		{ tail -n 40 "$log" >&2; fail 'the image does not build'; }
}
cached() { grep -F -A 1 ": RUN $1" "$log" | grep -q 'Using cache'; }

step 'base images'
server/release/image-bases.sh "$debian"
# What npm needs of this machine to reach its registry is mounted for the build, never copied.
mounts=(--volume /etc/ssl/certs:/etc/ssl/certs:ro)
home=$(awk -F: '$1 == "root" { print $6 }' "$debian/etc/passwd")
[ ! -f ~/.npmrc ] || mounts+=(--volume ~/.npmrc:"$home"/.npmrc:ro)

step 'the Dockerfile, from an empty cache'
mkdir "$work/context"
git ls-files -z --cached --others --exclude-standard | tar -c --null -T - | tar -x -C "$work/context"
revision=$(git rev-parse HEAD)
build check
grep -F ': RUN ' "$log"

step 'a source edit keeps the dependencies'
echo '// edited' | tee -a "$work/context/web/src/site.ts" >>"$work/context/server/main.go"
build edited
for run in 'make node_modules' 'go mod download'; do
	cached "$run" || fail "$run: repeated after an edit of the sources"
	echo "kept: $run"
done
for run in 'make site' 'GOOS='; do
	! cached "$run" || fail "$run: not repeated after an edit of the sources"
done

step 'the other platform'
native=$(go env GOARCH)
other=$([ "$native" = arm64 ] && echo amd64 || echo arm64)
# This buildah has to be told what BuildKit knows by itself.
build other --platform "linux/$other" --build-arg BUILDPLATFORM="linux/$native"
cached 'make site' || fail 'the site is built once a platform, though nothing of it depends on one'
[ "$(buildah inspect --type image --format '{{.OCIv1.Architecture}}' other)" = "$other" ] || fail "not an image for $other"
other_root=$(buildah mount "$(buildah from other 2>/dev/null)")
go version -m "$other_root/goniometria" | grep "GOARCH=$other" || fail "the executable is not for $other"

step 'the image, read-only, without capabilities or privileges'
root=$(buildah mount "$(buildah from check)")
[ "$(ls -A "$root")" = goniometria ] || fail "the image holds more than the executable: $(ls -A "$root")"
inspect() { buildah inspect --type image --format "$1" check; }
words() { inspect "{{range $1}}{{.}} {{end}}"; }
# shellcheck disable=SC2016 # the template's own variables
inspect '{{range $name, $value := .OCIv1.Config.Labels}}{{println $name $value}}{{end}}' | grep opencontainers
user=$(inspect '{{.OCIv1.Config.User}}')
environment=$(words .OCIv1.Config.Env)
entrypoint=$(words .OCIv1.Config.Entrypoint)
healthcheck=$(words .Docker.ContainerConfig.Healthcheck.Test)
unshare --mount --net --pid --fork --kill-child \
	server/release/image-run.sh "$root" "$user" "$environment" "$entrypoint" "$healthcheck"

step 'all is well'
