#!/usr/bin/env bash
# esbuild 0.28.2, bundling with --define and --minify, in a package with "sideEffects": false.
# Behaviour: `if (DEV) heavy()` loses its call where DEV is a constant that another module exports, and keeps it where the
# same constant is in the module itself. In both, the module of `heavy` stays in the bundle, and its side effects run. Only a
# condition that --define makes false where it is written drops the import.
# Surprise: the nearer constant is thought to be the easier one. What stays is decided before constants are inlined, and
# "sideEffects": false is thought to drop a module of which no name is left.
# Meaning: write the defined expression at each use, or `grep` the bundle for what must not be in it.
set -euo pipefail
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
cd "$work"
echo '{"sideEffects":false}' >package.json
npm install --silent --no-save --no-package-lock esbuild@0.28.2 >/dev/null
echo "console.log('effect'); export const heavy = () => console.log('call');" >heavy.js
echo 'export const DEV = BUILD === "dev";' >flag.js
import='import { heavy } from "./heavy.js";'
echo "$import if (BUILD === 'dev') heavy();" >defined.js
echo "$import import { DEV } from './flag.js'; if (DEV) heavy();" >imported.js
echo "$import const DEV = BUILD === 'dev'; if (DEV) heavy();" >local.js
seen=$(
  for file in defined imported local; do
    node_modules/.bin/esbuild "$file.js" --bundle --minify-syntax --format=esm --define:BUILD='"live"' >bundle.js
    echo "$file: calls $(grep -c 'heavy()' bundle.js || true), effects $(grep -c '"effect"' bundle.js || true)"
  done
)
printf 'esbuild 0.28.2\n%s\n' "$seen"
[ "$seen" = 'defined: calls 0, effects 0
imported: calls 0, effects 1
local: calls 1, effects 1' ]
