#!/usr/bin/env bash
# Firefox ESR 153 (Debian 12), printed to PDF over WebDriver BiDi by puppeteer-core 24.43.1.
# Behaviour: on a page without an <img>, what a `@container` rule shows is missing in the PDF, and so is what it hides. A
# background picture or an inline SVG does not help; with one <img> anywhere in the page, all is there.
# Surprise: paper is thought to resolve container queries as the screen does, and no other rule depends on a picture.
# Meaning: show and hide nothing on paper by container queries, and look at the paper of a page without a picture.
set -euo pipefail
command -v firefox-esr >/dev/null || { echo 'skipped: no firefox-esr'; exit 0; }
command -v pdftotext >/dev/null || { echo 'skipped: no pdftotext (poppler-utils)'; exit 0; }
version=$(firefox-esr --version 2>/dev/null | grep -oE '[0-9]+(\.[0-9]+)+' | head -n 1)
[ "${version%%.*}" = 153 ] || { echo "skipped: Firefox $version, seen with 153"; exit 0; }
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
cd "$work"
npm install --silent --no-save --no-package-lock --ignore-scripts puppeteer-core@24.43.1 >/dev/null
cat >print.mjs <<'END'
import { writeFileSync } from 'node:fs';
import { launch } from 'puppeteer-core';
const browser = await launch({ browser: 'firefox', executablePath: '/usr/bin/firefox-esr' });
const page = await browser.newPage();
const pixel = '<img alt="" src="data:image/gif;base64,R0lGODlhAQABAAAAACwAAAAAAQABAAAC">';
for (const [name, picture] of [['without', ''], ['with', pixel]]) {
  writeFileSync('page.html', `<!doctype html><style>main { container-type: inline-size } .wide { display: none }
    @container (min-width: 1px) { .wide { display: block } .narrow { display: none } }</style>
    <main><p class="narrow">narrow</p><p class="wide">wide</p><p>always</p>${picture}</main>`);
  await page.goto(`file://${process.cwd()}/page.html`);
  writeFileSync(`${name}.pdf`, await page.pdf({ format: 'A4' }));
}
await browser.close();
END
node print.mjs
words() { pdftotext "$1.pdf" - | tr -d '\n\f'; }
echo "Firefox $version: without a picture '$(words without)', with one '$(words with)'"
[ "$(words without)" = always ] && [ "$(words with)" = widealways ]
