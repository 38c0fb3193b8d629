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

# Not looked at: the slash of React's void elements, which means nothing, and what the checker does not know. That is
# SVG 2 (vector-effect, paint-order, pathLength on every shape), CSS Scroll Snap, whose property's name it even changes
# in its message, container queries with their units (CSS Containment 3), and a product with a custom property.
unknown='vector-effect.* exist|paint-order.* exist|pathLength.* not allowed on element .line|scroll-snap-padding-top.* exist'
containers='at-rule .@container|container-type.* exist|.(font-size|width|--unit|--title).: Parse Error|.inset.: The types are incompatible'
exec java -jar "$cache/node_modules/vnu-jar/build/dist/vnu.jar" --filterpattern \
  ".*(Trailing slash on void elements|$unknown|$containers).*" "$@"
