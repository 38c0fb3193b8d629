#!/bin/sh
# Runs the W3C's Nu Html Checker over HTML files, CSS included, where there is a Java to run it.
set -eu

cache=.cache/nu
if ! java -version >/dev/null 2>&1; then
  echo "no Java here: the Nu checker did not look at the pages (Debian: apt-get install default-jre-headless)"
  exit 0
fi

# Beside the project's own packages: its 31 MB are of use to nothing else.
[ -d "$cache" ] || npm install --prefix "$cache" --no-save --ignore-scripts vnu-jar@26.9.27 >/dev/null

# Not looked at: the slash of React's void elements, which means nothing; two properties that the checker does not
# know, one of SVG 2, the other of CSS Scroll Snap, whose name it even changes in its message.
exec java -jar "$cache/node_modules/vnu-jar/build/dist/vnu.jar" --filterpattern \
  '.*(Trailing slash on void elements|vector-effect.* exist|scroll-snap-padding-top.* exist).*' "$@"
