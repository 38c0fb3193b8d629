#!/usr/bin/env bash
# @mozilla/readability 0.6.0, the library of Firefox's reader mode, with jsdom.
# Behaviour: of a page whose title, lead and date are in one element and whose sections are in the next, the article has
# the sections alone: the lead and the date of the last change are gone. An <article> around both changes nothing. With
# the head inside the sections' element, the lead and the date stay.
# Surprise: <main> and <article> are thought to say what the article is. The score of the paragraphs' parents decides.
# Meaning: what must be read in reader mode, such as a policy's date, belongs into the element that holds the sections.
set -euo pipefail
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
cd "$work"
npm install --silent --no-save --no-package-lock --ignore-scripts @mozilla/readability@0.6.0 jsdom@26.1.0 >/dev/null
cat >read.mjs <<'END'
import { Readability } from '@mozilla/readability';
import { JSDOM } from 'jsdom';
const head = '<div><h1>Privacy policy</h1><p>What we keep, and why, in short and plain words, for everybody.</p><p>Changed on 27/11/2026</p></div>';
const text = 'The app keeps what you enter, on servers that the owner names, and nothing else, until you ask for its removal. ';
const sections = Array.from({ length: 8 }, (_, i) => `<section><h2>Section ${i + 1}</h2><p>${text.repeat(4)}</p></section>`).join('');
for (const [name, html] of [
  ['beside', `<main>${head}<div>${sections}</div></main>`],
  ['in an article', `<main><article>${head}<div>${sections}</div></article></main>`],
  ['inside', `<main><div>${head}${sections}</div></main>`],
]) {
  const { document } = new JSDOM(`<!doctype html><title>Privacy policy</title>${html}`).window;
  const { textContent } = new Readability(document).parse();
  console.log(`${name}: date ${textContent.includes('27/11/2026')}, sections ${textContent.match(/Section \d/g).length}`);
}
END
seen=$(node read.mjs)
printf '@mozilla/readability 0.6.0\n%s\n' "$seen"
[ "$seen" = 'beside: date false, sections 8
in an article: date false, sections 8
inside: date true, sections 8' ]
