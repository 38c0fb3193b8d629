#!/usr/bin/env bash
# @testing-library/dom 10.4.2 in jsdom 29.1.1, beside the accessibility tree of Chromium 156 (Debian 12).
# Behaviour: the name by which `getByRole` finds a heading with a <br> is one word, "Measureit"; Chromium's is "Measure it".
# Chromium parts the word at a <wbr>, too, and a link's text from an icon with a label; testing-library joins them. Of an
# element that is hidden and gives a name by `aria-labelledby`, testing-library leaves out a hidden child; Chromium reads it.
# Surprise: both compute the name by one specification, and a <wbr> is thought to be no more than a place to break a line.
# Meaning: a test that passes with "Measureit" says nothing about what is read aloud. Names with breaks, icons or hidden parts
# are asked of a browser. A <wbr> within a heading or a link splits its word for a screen reader: U+00AD does not.
set -euo pipefail
chromium=$(command -v chromium-headless-shell || command -v chromium) || { echo 'skipped: no Chromium'; exit 0; }
version=$("$chromium" --version 2>/dev/null | grep -oE '[0-9]+(\.[0-9]+)+' | head -n 1)
[ "${version%%.*}" = 156 ] || { echo "skipped: Chromium $version, seen with 156"; exit 0; }
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
cd "$work"
npm install --silent --no-save --no-package-lock --ignore-scripts playwright-core@1.65.1 @testing-library/dom@10.4.2 dom-accessibility-api@0.5.16 jsdom@29.1.1 >/dev/null
cat >look.mjs <<'END'
import { JSDOM } from 'jsdom';
import { chromium } from 'playwright-core';
const { window } = new JSDOM('');
for (const name of ['window', 'document', 'Node', 'Element', 'HTMLElement', 'MutationObserver']) globalThis[name] = window[name] ?? window;
const { queryAllByRole } = await import('@testing-library/dom');
const browser = await chromium.launch({ executablePath: process.argv[2], args: ['--no-sandbox'] });
const page = await browser.newPage();
const session = await page.context().newCDPSession(page);
for (const [role, html] of [
  ['heading', '<h2>Measure<br>it</h2>'],
  ['heading', '<h2>Measure<wbr>it</h2>'],
  ['heading', '<h2><span style="display:block">Measure</span><span style="display:block">it</span></h2>'],
  ['heading', '<h2>Measure\u00adit</h2>'],
  ['link', '<a href="x">Shop<svg role="img" aria-label="opens a tab"></svg></a>'],
  ['button', '<span id="a" hidden>Knee <i hidden>left</i></span><button aria-labelledby="a">x</button>'],
]) {
  document.body.innerHTML = html;
  let name;
  queryAllByRole(document.body, role, { name: (seen) => { name = seen; return true; } });
  await page.setContent(html);
  const { nodes } = await session.send('Accessibility.getFullAXTree');
  console.log(`${html.slice(0, 28)}: ${name} | ${nodes.find((node) => !node.ignored && node.role.value === role).name.value}`.replaceAll('\u00ad', '-'));
}
await browser.close();
END
seen=$(node look.mjs "$chromium")
printf 'The element: its name by testing-library 10.4.2 | by Chromium %s\n%s\n' "$version" "$seen"
[ "$(printf '%s\n' "$seen" | sed 's/.*: //')" = 'Measureit | Measure it
Measureit | Measure it
Measure it | Measure it
Measure-it | Measure-it
Shopopens a tab | Shop opens a tab
Knee | Knee left' ]
