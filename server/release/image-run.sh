#!/bin/bash
# Runs an image as `docker run --read-only --cap-drop ALL --security-opt no-new-privileges` would, asks it how it is,
# and for its home page. It wants namespaces of its own (image-check.sh gives them), so that the port is free.
# Arguments: the mounted image, then of its configuration the user, the environment, the entry point, the health check.
set -euo pipefail
root=$1 user=$2
read -ra environment <<<"$3"
read -ra entrypoint <<<"$4"
read -ra healthcheck <<<"${5#CMD }"
log=$(mktemp)
trap 'rm -f "$log"' EXIT

mount --bind "$root" "$root"
mount -o remount,bind,ro "$root"
mount -t proc proc /proc
ip link set lo up

# contained COMMAND ARGUMENT...: takes this process's place by the command, in the image, with nothing else.
contained() {
	local command=$1
	shift
	exec env -i "${environment[@]}" /sbin/capsh --chroot="$root" --drop=all --no-new-privs \
		--groups= --gid="${user#*:}" --uid="${user%:*}" --shell="$command" -- "$@"
}
fail() { echo "image-run: $1" >&2; cat "$log" >&2; exit 1; }

(contained "${entrypoint[@]}" -version)
(contained "${entrypoint[@]}" 2>"$log") &
server=$!
# Retries, as a container runtime does while the image starts.
for try in {1..50}; do
	(contained "${healthcheck[@]}") 2>/dev/null && break
	[ "$try" -lt 50 ] || fail 'its health check does not pass'
	sleep 0.1
done

# The constraints, as the kernel sees them.
grep -E '^(Uid|Gid|CapPrm|CapEff|CapBnd|NoNewPrivs):' "/proc/$server/status"
! grep -qP '^Uid:.*\t0(\t|$)' "/proc/$server/status" || fail 'it runs as root'
grep -qE '^CapEff:\s0+$' "/proc/$server/status" || fail 'it kept a capability'
! touch "$root/written" 2>/dev/null || fail 'its root can be written to'

page=$(curl -sS --fail -o /dev/null -w '%{http_code} %{content_type} %{size_download} bytes' http://127.0.0.1:8080/) ||
	fail 'its home page does not answer'
echo "home page: $page"
kill -TERM "$server"
wait "$server" || fail "it ended with $? when told to stop"
echo 'stopped when told to'
