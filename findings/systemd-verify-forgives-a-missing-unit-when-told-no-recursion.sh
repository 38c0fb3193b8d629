#!/usr/bin/env bash
# systemd 252 (Debian 12), `systemd-analyze verify` with each value of --recursive-errors.
# Behaviour: without the flag, an unknown key, value or section is a warning and exit 0, while a missing `Requires=` is an
# error. With `no`, the unit's own keys become errors, and the missing `Requires=` passes. `one` and `yes` refuse both. A
# missing `Wants=`, `After=`, `Also=`, `OnFailure=` or `User=` passes with every value.
# Surprise: the manual describes the flag by how far it follows dependencies. It also decides whether a typing error in the
# unit itself counts, and leaving it out is not the same as any of its values, though the manual names `yes` the default.
# Meaning: always pass `--recursive-errors=one`, and check the names in `Wants=`, `Also=` and `User=` by other means.
set -euo pipefail
command -v systemd-analyze >/dev/null || { echo 'skipped: no systemd-analyze'; exit 0; }
version=$(systemd-analyze --version | awk 'NR == 1 { print $2 }')
[ "$version" = 252 ] || { echo "skipped: systemd $version, seen with 252"; exit 0; }
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
cd "$work"
# unit UNIT-LINE SERVICE-LINE INSTALL-LINE
unit() {
  printf '%s\n' '[Unit]' 'Description=probe' "$1" '[Service]' 'ExecStart=/bin/true' "$2" '[Install]' \
    'WantedBy=multi-user.target' "$3" >probe.service
}
verdicts() {
  printf '%s:' "$1"
  for flag in '' --recursive-errors=no --recursive-errors=one --recursive-errors=yes; do
    # shellcheck disable=SC2086
    systemd-analyze verify --man=no $flag ./probe.service >/dev/null 2>&1 && printf ' passes' || printf ' refused'
  done
  echo
}
seen=$(
  unit '' '' ''; verdicts nothing
  unit '' 'Memorymax=1' ''; verdicts key
  unit '' 'MemoryMax=lots' ''; verdicts value
  unit 'Requires=absent.service' '' ''; verdicts Requires
  unit 'Wants=absent.service' '' ''; verdicts Wants
  unit 'OnFailure=absent.service' '' ''; verdicts OnFailure
  unit '' 'User=absent' ''; verdicts User
  unit '' '' 'Also=absent.service'; verdicts Also
)
printf 'systemd %s: without the flag, no, one, yes\n%s\n' "$version" "$seen"
[ "$seen" = 'nothing: passes passes passes passes
key: passes refused refused refused
value: passes refused refused refused
Requires: refused passes refused refused
Wants: passes passes passes passes
OnFailure: passes passes passes passes
User: passes passes passes passes
Also: passes passes passes passes' ]
