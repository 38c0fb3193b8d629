#!/usr/bin/env bash
# Chromium 156 (Debian 12, headless) and poppler's pdftotext.
# Behaviour: on paper, the advances of a font that `@font-face` takes by `local()` are rounded to whole CSS pixels. A
# reader of the PDF takes the gaps for the ends of words. `text-rendering: geometricPrecision` ends it.
# Surprise: a static font of the system is thought to be the safest choice for text that must be found in a PDF. The same
# letters as a web font are placed exactly.
# Meaning: where paper has a system font, say `text-rendering: geometricPrecision`, and count words by pdftotext.
set -euo pipefail
chromium=$(command -v chromium-headless-shell || command -v chromium) || { echo 'skipped: no Chromium'; exit 0; }
version=$("$chromium" --version 2>/dev/null | grep -oE '[0-9]+(\.[0-9]+)+' | head -n 1)
[ "${version%%.*}" = 156 ] || { echo "skipped: Chromium $version, seen with 156"; exit 0; }
command -v pdftotext >/dev/null || { echo 'skipped: no pdftotext (poppler-utils)'; exit 0; }
fc-list Roboto | grep -q . || { echo 'skipped: no Roboto (fonts-roboto-unhinted)'; exit 0; }
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
cd "$work"
npm install --silent --no-save --no-package-lock --ignore-scripts playwright-core@1.65.1 >/dev/null
cat >print.mjs <<'END'
import { chromium } from 'playwright-core';
const browser = await chromium.launch({ executablePath: process.argv[2], args: ['--no-sandbox'] });
const page = await browser.newPage();
for (const rendering of ['auto', 'geometricPrecision']) {
  await page.setContent(`<style>@font-face { font-family: R; src: local('Roboto') }
    body { font: 16px R; text-rendering: ${rendering} }</style><p>${'O aplicativo auxilia e não substitui o julgamento profissional. '.repeat(20)}`);
  await page.pdf({ path: `${rendering}.pdf`, format: 'A4' });
}
await browser.close();
END
node print.mjs "$chromium"
words() { pdftotext "$1.pdf" - | wc -w; }
echo "Chromium $version: $(words auto) words, with geometricPrecision $(words geometricPrecision)"
[ "$(words geometricPrecision)" = 180 ] && [ "$(words auto)" -gt 200 ]
