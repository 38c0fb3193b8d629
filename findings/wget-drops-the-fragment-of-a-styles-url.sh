#!/usr/bin/env bash
# GNU Wget 1.21 (Debian 12), `wget -p -k -E`, which saves a page with what it needs.
# Behaviour: `<img src="a.svg#left">` keeps its fragment in the copy. `url(a.svg#left)` of a style loses it, in a <style> and in
# a file alike, although the file that it names is saved.
# Surprise: both are the same URL, and the option's manual speaks of links, which point at the same place afterwards.
# Meaning: a style that shows a part of a drawing by its `<view>` shows all of it in such a copy.
set -euo pipefail
command -v wget >/dev/null || { echo 'skipped: no wget'; exit 0; }
version=$(wget --version | grep -oE '[0-9]+\.[0-9]+' | head -n 1)
[ "$version" = 1.21 ] || { echo "skipped: wget $version, seen with 1.21"; exit 0; }
work=$(mktemp -d)
trap 'kill "${server:-}" 2>/dev/null || true; rm -rf "$work"' EXIT
cd "$work"
cat >serve.mjs <<'JS'
import { createServer } from 'node:http';
const files = {
  '/page.html': ['text/html', '<!doctype html><link rel=stylesheet href=/file.css><style>b { background: url(/a.svg#left) }</style><img src="/a.svg#left">'],
  '/file.css': ['text/css', 'i { background: url(/a.svg#left) }'],
  '/a.svg': ['image/svg+xml', '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 2 1"><view id="left" viewBox="0 0 1 1"/></svg>'],
};
const server = createServer(({ url }, response) => {
  const [type, body] = files[url] ?? [];
  response.writeHead(type ? 200 : 404, { 'Content-Type': type ?? 'text/plain' }).end(body);
}).listen(0, '127.0.0.1', () => console.log(server.address().port));
JS
node serve.mjs >port & server=$!
until [ -s port ]; do sleep 0.1; done
wget --quiet --execute robots=off -nH -p -k -E "http://127.0.0.1:$(cat port)/page.html" || true
[ -f a.svg ]
seen="img: $(grep -oE 'src="[^"]*"' page.html), style: $(grep -oE 'url\([^)]*\)' page.html), file: $(grep -oE 'url\([^)]*\)' file.css)"
echo "wget $version: $seen"
[ "$seen" = 'img: src="a.svg#left", style: url(a.svg), file: url(a.svg)' ]
