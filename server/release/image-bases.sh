#!/bin/bash
# Makes stand-ins for the two base images that the Dockerfile builds in: a bare Debian, from $1, with this machine's
# own Node or Go, under the very names that the Dockerfile asks for. What this house needs to reach its registries
# goes into them, and from there no further, since the final image starts from scratch.
set -euo pipefail
debian=$1

# base NAME VERSION DESTINATION SOURCE...: commits an image with the sources copied into a folder of it.
base() {
	local name=$1 version=$2 destination=$3 container root
	shift 3
	case $name in
	*:"$version"-*) echo "$name: this machine's $version" ;;
	*) echo "$name: in its place this machine's $version" ;;
	esac
	container=$(buildah from scratch)
	root=$(buildah mount "$container")
	cp -a "$debian/." "$root/"
	mkdir -p "$root$destination"
	cp -a "$@" "$root$destination"
	ln -sf ../lib/npm/bin/npm-cli.js "$root/usr/local/bin/npm"
	buildah config --env PATH=/usr/local/go/bin:/usr/local/bin:/usr/bin:/bin --env GOPROXY="$(go env GOPROXY)" \
		--env GOSUMDB="$(go env GOSUMDB)" ${NODE_EXTRA_CA_CERTS:+--env NODE_EXTRA_CA_CERTS="$NODE_EXTRA_CA_CERTS"} \
		"$container"
	buildah commit -q --rm "$container" "docker.io/library/$name" >/dev/null
}

for name in $(awk '/^FROM --platform/ { print $3 }' Dockerfile); do
	case $name in
	node:*)
		node=$(mktemp -d)
		mkdir "$node/bin" "$node/lib"
		cp "$(node -p process.execPath)" "$node/bin/node"
		cp -a "$(npm root --global)/npm" "$node/lib/npm"
		base "$name" "$(node -p process.versions.node)" /usr/local "$node/bin" "$node/lib"
		rm -rf "$node"
		;;
	golang:*) base "$name" "$(go env GOVERSION | sed s/go//)" /usr/local/go "$(go env GOROOT)/." ;;
	*) echo "image-bases.sh knows no stand-in for $name" >&2; exit 1 ;;
	esac
done
