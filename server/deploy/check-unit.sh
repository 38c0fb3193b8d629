#!/bin/sh
# Checks that systemd understands the units, and that the program can reach next to nothing of its host: systemd rates that
# from 0 to 10, and this accepts up to 1.5.
set -eu
units=$(dirname "$0")
program=$(realpath "$1")
copies=$(mktemp -d)
trap 'rm -r "$copies"' EXIT

cp "$units/goniometria.socket" "$copies"
for unit in goniometria goniometria-check; do
	sed "s|=/usr/bin/goniometria|=$program|" "$units/$unit.service" >"$copies/$unit.service"
done
# With --recursive-errors, a key or a value that systemd ignores is an error. With `no`, missing units would not be.
systemd-analyze verify --man=no --recursive-errors=one "$copies"/*
systemd-analyze security --no-pager --offline=true --threshold=15 "$copies/goniometria.service"
