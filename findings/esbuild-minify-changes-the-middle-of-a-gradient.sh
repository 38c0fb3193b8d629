#!/usr/bin/env bash
# esbuild 0.28.2, CSS with --minify, drawn by Chromium 156 (Debian 12).
# Behaviour: `oklch(...)` and `oklab(...)` colours within sRGB become hex. Between two colours of the new kind a browser
# interpolates in Oklab, between two in hex in sRGB: so the middle of a gradient, and of an animation or transition, has
# another colour than without --minify. With a target that lacks oklch, esbuild adds stops to the gradient, and the middle
# stays right. Within `color-mix` it changes nothing.
# Surprise: to minify is thought to keep the colours, and the newer target to be the safer one. Each end is equal.
# Meaning: name the space, as in `linear-gradient(in oklab, ...)`; look at the minified page, not at the one in development.
set -euo pipefail
chromium=$(command -v chromium-headless-shell || command -v chromium) || { echo 'skipped: no Chromium'; exit 0; }
version=$("$chromium" --version 2>/dev/null | grep -oE '[0-9]+(\.[0-9]+)+' | head -n 1)
[ "${version%%.*}" = 156 ] || { echo "skipped: Chromium $version, seen with 156"; exit 0; }
command -v ffmpeg >/dev/null || { echo 'skipped: no ffmpeg'; exit 0; }
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
cd "$work"
echo '{}' >package.json
npm install --silent --no-save --no-package-lock esbuild@0.28.2 playwright-core@1.65.1 >/dev/null
cat >draw.mjs <<'END'
import { execFileSync } from 'node:child_process';
import { transformSync } from 'esbuild';
import { chromium } from 'playwright-core';
const [a, b] = ['oklch(60% .15 20)', 'oklch(60% .1 250)'];
const css = `@keyframes turn { from { background: ${a} } to { background: ${b} } }
  i { position: fixed; inset: 0 0 67px; background: linear-gradient(to right, ${a}, ${b}) }
  b { position: fixed; inset: 34px 0; animation: turn 1s -.5s linear paused }
  u { position: fixed; inset: 67px 0 0; background: linear-gradient(to right in oklab, ${a}, ${b}) }`;
const browser = await chromium.launch({ executablePath: process.argv[2], args: ['--no-sandbox'] });
const page = await browser.newPage({ viewport: { width: 101, height: 101 } });
for (const [name, options] of Object.entries({
  'not minified': {}, minified: { minify: true },
  'minified, target chrome100': { minify: true, target: 'chrome100' }, 'minified, target chrome120': { minify: true, target: 'chrome120' },
})) {
  const { code } = transformSync(css, { loader: 'css', ...options });
  await page.setContent(`<!doctype html><style>${code}</style><i></i><b></b><u></u>`);
  const png = await page.screenshot();
  const red = [15, 50, 85].map((y) =>
    execFileSync('ffmpeg', ['-loglevel', 'error', '-i', '-', '-vf', `format=rgb24,crop=1:1:50:${y}`, '-f', 'rawvideo', '-'], { input: png })[0]);
  console.error(`${name}: red of the middle ${red}`);
  console.log(`${name}: ${['gradient', 'animation', 'in oklab'].map((kind, i) => `${kind} ${Math.abs(red[i] - 151) < 4 ? 'right' : 'other'}`).join(', ')}`);
}
await browser.close();
END
seen=$(node draw.mjs "$chromium")
printf 'esbuild 0.28.2, Chromium %s\n%s\n' "$version" "$seen"
[ "$seen" = 'not minified: gradient right, animation right, in oklab right
minified: gradient other, animation other, in oklab right
minified, target chrome100: gradient right, animation other, in oklab right
minified, target chrome120: gradient other, animation other, in oklab right' ]
