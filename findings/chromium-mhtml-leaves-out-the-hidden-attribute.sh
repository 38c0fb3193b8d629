#!/usr/bin/env bash
# Chromium 156 (Debian 12), Page.captureSnapshot, which is what Android's download of a page uses.
# Behaviour: an element with the attribute `hidden` that has no layout when the page is saved is not in the MHTML file at
# all. The same element under `display: none` of a style sheet is.
# Surprise: `hidden` is thought to be no more than a style, and a copy to hold the document as it is. So a sentence with
# `hidden` that `@media (scripting: none)` shows is in the page and in no copy of it.
# Meaning: hide by a style sheet what only a copy is to show.
set -euo pipefail
chromium=$(command -v chromium-headless-shell || command -v chromium) || { echo 'skipped: no Chromium'; exit 0; }
version=$("$chromium" --version 2>/dev/null | grep -oE '[0-9]+(\.[0-9]+)+' | head -n 1)
[ "${version%%.*}" = 156 ] || { echo "skipped: Chromium $version, seen with 156"; exit 0; }
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
cd "$work"
npm install --silent --no-save --no-package-lock --ignore-scripts playwright-core@1.65.1 >/dev/null
cat >page.html <<'END'
<!doctype html><style>
.styled { display: none }
@media (scripting: none) { [hidden], .styled { display: block } }
</style><p hidden>by an attribute</p><p class="styled">by a style</p>
END
cat >look.mjs <<'END'
import { writeFileSync } from 'node:fs';
import { chromium } from 'playwright-core';
const browser = await chromium.launch({ executablePath: process.argv[2], args: ['--no-sandbox'] });
const page = await browser.newPage();
await page.goto(`file://${process.cwd()}/page.html`);
const session = await page.context().newCDPSession(page);
writeFileSync('copy.mhtml', (await session.send('Page.captureSnapshot', { format: 'mhtml' })).data);
await page.goto(`file://${process.cwd()}/copy.mhtml`);
console.log(JSON.stringify(await page.locator('p').allTextContents()), await page.locator('p').last().isVisible());
await browser.close();
END
seen=$(node look.mjs "$chromium")
echo "Chromium $version: the copy's paragraphs, and whether the last is visible: $seen"
[ "$seen" = '["by a style"] true' ]
