#!/usr/bin/env bash
# Chromium 156 and Firefox ESR 153 (Debian 12), a sign right after a box with `display: inline-block`.
# Behaviour: the sign may begin the next line, whether it is a full stop, a comma, a closing bracket or quote, a no-break space or
# a word joiner. After the same box with `display: inline` none of them may.
# Surprise: Unicode's rules (UAX 14) forbid each of these breaks, and a word joiner has no other use. CSS takes every inline-block
# for an atom and lets a line end at both its sides, for pages that relied on it.
# Meaning: put what must stay beside the box, such as its comma, into the box.
set -euo pipefail
chromium=$(command -v chromium-headless-shell || command -v chromium) || { echo 'skipped: no Chromium'; exit 0; }
command -v firefox-esr >/dev/null || { echo 'skipped: no firefox-esr'; exit 0; }
first() { grep -oE "$1" | head -n 1; }
versions="$("$chromium" --version 2>/dev/null | first '[0-9]+') $(firefox-esr --version 2>/dev/null | first '[0-9]+')"
[ "$versions" = '156 153' ] || { echo "skipped: versions $versions, seen with 156 153"; exit 0; }
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
cd "$work"
npm install --silent --no-save --no-package-lock --ignore-scripts puppeteer-core@24.43.1 >/dev/null
cat >look.mjs <<'JS'
import puppeteer from 'puppeteer-core';
const [, , chromium, firefox] = process.argv;
for (const [browser, executablePath] of Object.entries({ chrome: chromium, firefox })) {
  const opened = await puppeteer.launch({ browser, executablePath, headless: true, args: browser === 'chrome' ? ['--no-sandbox'] : [] });
  const page = await opened.newPage();
  await page.setContent('<!doctype html><body style="font: 20px monospace"></body>');
  const seen = await page.evaluate(() => {
    const begins = (sign, tag) => {
      const box = Object.assign(document.createElement(tag), { textContent: 'mmmmm' });
      if (tag === 'b') box.style.display = 'inline-block';
      const line = document.body.appendChild(document.createElement('p'));
      line.style.width = 'min-content';
      line.append(box, `${sign}mmm`);
      const range = document.createRange();
      range.setStart(line.lastChild, 0);
      range.setEnd(line.lastChild, 1);
      return range.getBoundingClientRect().top >= box.getBoundingClientRect().bottom - 2;
    };
    const signs = ['.', ',', ';', '?', ')', '”', '\u00a0', '\u2060'];
    return ['b', 'i'].map((tag) => signs.map((sign) => (begins(sign, tag) ? 1 : 0)).join(''));
  });
  console.log(browser, ...seen);
  await opened.close();
}
JS
seen=$(node look.mjs "$chromium" "$(command -v firefox-esr)")
printf 'Chromium, Firefox %s: which of . , ; ? ) ” NBSP WJ may begin a line after inline-block, after inline\n%s\n' "$versions" "$seen"
[ "$seen" = 'chrome 11111111 00000000
firefox 11111111 00000000' ]
