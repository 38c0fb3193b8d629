#!/bin/sh
# Puts 300 slow connections of slowhttptest against bin/goniometria, first with heads that never end (-H), then with readers
# who stand still (-X), and shows how many are left second by second, whether the site still answers, and its memory.
set -eu
binary=${1:-bin/goniometria}
addr=127.0.0.1:8085
dir=$(mktemp -d)
"$binary" -addr "$addr" -log-level error 2>"$dir/log" &
server=$!
trap 'kill "$server"; rm -rf "$dir"' EXIT
for _ in 1 2 3 4 5 6 7 8 9 10; do
	curl -sf "http://$addr/readyz" >/dev/null && break
	sleep 0.1
done
film=$(curl -s "http://$addr/" | grep -o '/assets/[^"]*\.mp4' | head -n 1)

established() { ss -Htn state established "( sport = :${addr##*:} )" | wc -l; }

attack() {
	title=$1
	shift
	echo "$title"
	echo "| second | open connections | the site answers | memory | the kernel's memory for TCP |"
	echo "|--:|--:|--:|--:|--:|"
	slowhttptest -c 300 -r 100 -l 30 -p 3 "$@" >"$dir/attack" 2>&1 &
	attacker=$!
	second=0
	while [ "$second" -le 26 ]; do
		answer=$(curl -s -o /dev/null -m 2 -w '%{http_code} in %{time_total} s' "http://$addr/about" || true)
		echo "| $second | $(established) | $answer | $(awk '/VmRSS/ { print $2 " kB" }' "/proc/$server/status") | $(awk '/^TCP:/ { print $NF * 4 " kB" }' /proc/net/sockstat) |"
		second=$((second + 2))
		sleep 2
	done
	kill "$attacker" 2>/dev/null || true
	wait "$attacker" 2>/dev/null || true
	echo
}

attack "slowhttptest -H, 300 heads that never end" -H -i 1 -u "http://$addr/"
attack "slowhttptest -X, 300 readers who stand still" -X -w 10 -y 20 -n 5 -z 32 -k 3 -u "http://$addr$film"
