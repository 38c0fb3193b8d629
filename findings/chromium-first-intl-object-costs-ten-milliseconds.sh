#!/usr/bin/env bash
# Chromium 156 (Debian 12), the first object of Intl that takes a locale, in pages with a process of their own.
# Behaviour: `new Intl.ListFormat('pt-BR')`, and NumberFormat, DateTimeFormat or `toLocaleString` as well, take about 11 ms of
# the main thread if they are the first of the page, on a desktop. The next object, of another kind, takes about 1 ms.
# PluralRules is no such object: it is made within a fraction of that.
# Surprise: these objects are known to cost something each, so programs keep them in constants. It is the first that costs,
# whichever it is; a constant at the top of a module pays it before the page is drawn, and a phone pays many times as much.
# Meaning: make the first one when it is needed, or in idle time, and join a list of three words by hand.
set -euo pipefail
chromium=$(command -v chromium-headless-shell || command -v chromium) || { echo 'skipped: no Chromium'; exit 0; }
version=$("$chromium" --version 2>/dev/null | grep -oE '[0-9]+(\.[0-9]+)+' | head -n 1)
[ "${version%%.*}" = 156 ] || { echo "skipped: Chromium $version, seen with 156"; exit 0; }
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
cd "$work"
npm install --silent --no-save --no-package-lock --ignore-scripts playwright-core@1.65.1 >/dev/null
cat >measure.mjs <<'END'
import { chromium } from 'playwright-core';
const browser = await chromium.launch({ executablePath: process.argv[2], args: ['--no-sandbox'] });
// The least of several pages: a busy computer makes a figure larger, and never smaller.
async function least(first) {
  const times = [];
  for (let turn = 0; turn < 5; turn++) {
    const context = await browser.newContext();
    const page = await context.newPage();
    times.push(await page.evaluate((first) => {
      const start = performance.now();
      if (first === 'toLocaleString') (1234.5).toLocaleString('pt-BR');
      else new Intl[first]('pt-BR');
      const between = performance.now();
      new Intl.DisplayNames('pt-BR', { type: 'region' });
      return [between - start, performance.now() - between];
    }, first));
    await context.close();
  }
  return [0, 1].map((which) => Math.min(...times.map((time) => time[which])));
}
for (const first of ['ListFormat', 'NumberFormat', 'DateTimeFormat', 'toLocaleString']) {
  const [one, two] = await least(first);
  console.error(`${first} ${one.toFixed(1)} ms, then DisplayNames ${two.toFixed(1)} ms`);
  console.log(`${first}: the first at least 4 times the second: ${one >= 4 * two}`);
}
const [one, two] = await least('PluralRules');
console.error(`PluralRules ${one.toFixed(1)} ms, then DisplayNames ${two.toFixed(1)} ms`);
console.log(`PluralRules: a quarter of the second at most: ${4 * one <= two}`);
await browser.close();
END
echo "Chromium $version"
seen=$(node measure.mjs "$chromium")
printf '%s\n' "$seen"
[ "$(printf '%s\n' "$seen" | grep -c ': true$')" = 5 ]
