#!/usr/bin/env bash
# Inkscape 1.2 (Debian 12; its CSS is libcroco's) and librsvg 2.54.
# Behaviour: one custom property, or one `@media` within another one, anywhere in an SVG's <style>, and Inkscape applies no
# rule of the whole sheet: the drawing is black. A plain `@media` is skipped alone, and librsvg skips as CSS says.
# Surprise: CSS promises that an unknown declaration costs itself alone.
# Meaning: a drawing that is opened in other programs has literal values first, and flat media queries after them.
set -euo pipefail
command -v inkscape >/dev/null && command -v rsvg-convert >/dev/null || { echo 'skipped: no inkscape or no rsvg-convert (librsvg2-bin)'; exit 0; }
version=$(inkscape --version 2>/dev/null | grep -oE '[0-9]+\.[0-9]+' | head -n 1)
[ "$version" = 1.2 ] || { echo "skipped: Inkscape $version, seen with 1.2"; exit 0; }
command -v ffmpeg >/dev/null || { echo 'skipped: no ffmpeg'; exit 0; }
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
cd "$work"
middle() { ffmpeg -loglevel error -i "$1" -vf scale=1:1,format=rgb24 -f rawvideo - | od -An -tu1 | tr -s ' '; }
seen=
for extra in '' 'svg { --k: 1px }' '@media (prefers-color-scheme: dark) { path { fill: lime } }' '@media print { @media (prefers-color-scheme: dark) { path { fill: lime } } }'; do
  printf '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><style>path { fill: #f00 } %s</style><path d="M0 0h9v9H0z"/></svg>' "$extra" >a.svg
  HOME=$work inkscape a.svg --export-type=png --export-filename=i.png >/dev/null 2>&1
  rsvg-convert a.svg -o r.png
  seen="$seen${extra:-plain}: Inkscape$(middle i.png), librsvg$(middle r.png)
"
done
printf 'Inkscape %s, %s\n%s' "$version" "$(rsvg-convert --version)" "$seen"
[ "$(printf '%s' "$seen" | grep -c 'Inkscape 254 0 0\|Inkscape 255 0 0')" = 2 ] && [ "$(printf '%s' "$seen" | grep -c 'Inkscape 0 0 0')" = 2 ] &&
  [ "$(printf '%s' "$seen" | grep -c 'librsvg 25[45] 0 0')" = 4 ]
