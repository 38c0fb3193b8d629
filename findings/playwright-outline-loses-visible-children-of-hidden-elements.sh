#!/usr/bin/env bash
# Playwright 1.65 with Chromium 156 (Debian 12): `ariaSnapshot` beside the browser's own accessibility tree.
# Behaviour: a heading with `visibility: visible` within an element with `visibility: hidden` is in Chromium's tree, and
# Playwright's outline lacks it, unless the outer element has `display: contents`. Of a radio button whose only label is
# `aria-hidden`, the outline has the label's words as its name, and Chromium's tree has no name.
# Surprise: the outline is taken for what a screen reader is given. It is computed again from the DOM, by other rules.
# Meaning: where a style or `aria-hidden` decides, ask `Accessibility.getFullAXTree`, or a screen reader.
set -euo pipefail
chromium=$(command -v chromium-headless-shell || command -v chromium) || { echo 'skipped: no Chromium'; exit 0; }
version=$("$chromium" --version 2>/dev/null | grep -oE '[0-9]+(\.[0-9]+)+' | head -n 1)
[ "${version%%.*}" = 156 ] || { echo "skipped: Chromium $version, seen with 156"; exit 0; }
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
cd "$work"
npm install --silent --no-save --no-package-lock --ignore-scripts playwright-core@1.65.1 >/dev/null
cat >look.mjs <<'END'
import { chromium } from 'playwright-core';
const browser = await chromium.launch({ executablePath: process.argv[2], args: ['--no-sandbox'] });
const page = await browser.newPage();
const session = await page.context().newCDPSession(page);
for (const html of [
  '<div style="visibility:hidden"><h2 style="visibility:visible">Title</h2></div>',
  '<div style="visibility:hidden;display:contents"><h2 style="visibility:visible">Title</h2></div>',
  '<input type="radio" id="a"><label for="a" aria-hidden="true">Knee</label>',
]) {
  await page.setContent(html);
  const { nodes } = await session.send('Accessibility.getFullAXTree');
  const seen = nodes.filter(({ role }) => ['heading', 'radio'].includes(role?.value));
  const outline = (await page.locator('body').ariaSnapshot()).replace(/ \[.*/, '');
  console.log(`${outline || 'nothing'} | ${seen.map(({ role, name }) => `${role.value} "${name?.value ?? ''}"`)}`);
}
await browser.close();
END
seen=$(node look.mjs "$chromium")
printf 'Playwright 1.65.1 | Chromium %s\n%s\n' "$version" "$seen"
[ "$seen" = 'nothing | heading "Title"
- heading "Title" | heading "Title"
- radio "Knee" | radio ""' ]
