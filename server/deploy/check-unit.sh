#!/bin/sh
# Checks that systemd understands the units, and that the program can reach next to nothing of its host: systemd rates
# that from 0 to 10, and 1.5 is the most that this accepts.
set -eu
units=$(dirname "$0")
program=$(realpath "$1")
copies=$(mktemp -d)
trap 'rm -r "$copies"' EXIT

cp "$units/goniometria.socket" "$copies"
for unit in goniometria goniometria-check; do
	sed "s|=/usr/bin/goniometria|=$program|" "$units/$unit.service" >"$copies/$unit.service"
done
# Else a key or a value that systemd ignores is a warning alone. `no` would also ignore units that are missing.
systemd-analyze verify --man=no --recursive-errors=one "$copies"/*
systemd-analyze security --no-pager --offline=true --threshold=15 "$copies/goniometria.service"
