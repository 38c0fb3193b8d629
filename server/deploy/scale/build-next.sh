#!/bin/sh
# Builds the site once more with another heading, as the next release would have it, into .cache/next.
set -eu
next=.cache/next
heading=web/src/home/Benefits.tsx
rm -rf "$next"
mkdir -p "$next"
cp -R web server go.mod go.sum Makefile package.json package-lock.json tsconfig.json "$next"
ln -s "$PWD/node_modules" "$next/node_modules"
sed 's/title="Recursos Principais"/title="Recursos da próxima versão"/' "$heading" >"$next/$heading"
! cmp -s "$heading" "$next/$heading" || { echo "$heading: no heading to change" >&2; exit 1; }
make -C "$next" --old-file=node_modules build
