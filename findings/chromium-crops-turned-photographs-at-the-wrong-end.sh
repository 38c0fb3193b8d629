#!/usr/bin/env bash
# Chromium 156 and, where it is installed, Firefox ESR 153 (Debian 12): `createImageBitmap(photo, x, y, width, height)` of a
# JPEG whose EXIF orientation says that it was taken with the camera turned.
# Behaviour: Chromium returns another part of the photo for orientations 6 and 8: the top left quarter is asked for, and the
# opposite quarter comes, upright and of the right size. A blob, an <img> and a whole ImageBitmap are cropped alike.
# Orientation 3 is cropped right, and so is everything by `drawImage`. Firefox crops all of them right.
# Surprise: a whole ImageBitmap is thought to hold upright pixels, and cropping it to have nothing to do with EXIF any more.
# Meaning: crop a photo of a phone by `drawImage` with nine arguments, and test with a photo in portrait format.
set -euo pipefail
chromium=$(command -v chromium-headless-shell || command -v chromium) || { echo 'skipped: no Chromium'; exit 0; }
version=$("$chromium" --version 2>/dev/null | grep -oE '[0-9]+(\.[0-9]+)+' | head -n 1)
[ "${version%%.*}" = 156 ] || { echo "skipped: Chromium $version, seen with 156"; exit 0; }
command -v ffmpeg >/dev/null || { echo 'skipped: no ffmpeg'; exit 0; }
firefox=$(firefox-esr --version 2>/dev/null | grep -oE '[0-9]+(\.[0-9]+)+' | head -n 1) || firefox=none
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
cd "$work"
npm install --silent --no-save --no-package-lock --ignore-scripts playwright-core@1.65.1 puppeteer-core@24.43.1 >/dev/null
ffmpeg -loglevel error -f lavfi -i 'color=red:s=80x80:d=1,drawbox=40:0:40:40:lime:fill,drawbox=0:40:40:40:blue:fill,drawbox=40:40:40:40:yellow:fill' \
  -frames:v 1 -q:v 2 photo.jpg
cat >crop.mjs <<'END'
import { readFileSync } from 'node:fs';
const jpeg = readFileSync('photo.jpg');
// An EXIF segment with the orientation alone goes behind the first two bytes.
const photo = (orientation) => Buffer.concat([
  jpeg.subarray(0, 2),
  Buffer.from(`ffe1002245786966000049492a0008000000010012010300010000000${orientation}00000000000000`, 'hex'),
  jpeg.subarray(2),
]).toString('base64');
async function look(data) {
  const url = `data:image/jpeg;base64,${data}`;
  const blob = await (await fetch(url)).blob();
  const image = Object.assign(new Image(), { src: url });
  await image.decode();
  const context = Object.assign(document.createElement('canvas'), { width: 80, height: 80 }).getContext('2d', { willReadFrequently: true });
  const colour = () => {
    const [red, green, blue] = context.getImageData(20, 20, 1, 1).data;
    return red > 200 && green > 200 ? 'yellow' : red > 200 ? 'red' : green > 200 ? 'lime' : blue > 200 ? 'blue' : 'none';
  };
  const seen = [];
  for (const source of [blob, image, await createImageBitmap(blob)]) {
    context.drawImage(await createImageBitmap(source, 0, 0, 40, 40), 0, 0);
    seen.push(colour());
  }
  context.drawImage(image, 0, 0, 40, 40, 0, 0, 40, 40);
  return `blob ${seen[0]}, img ${seen[1]}, bitmap ${seen[2]}, drawImage ${colour()}`;
}
const [name, executablePath] = process.argv.slice(2);
const browser = name === 'firefox'
  ? await (await import('puppeteer-core')).launch({ browser: 'firefox', executablePath })
  : await (await import('playwright-core')).chromium.launch({ executablePath, args: ['--no-sandbox'] });
const page = await browser.newPage();
for (const orientation of [1, 3, 6, 8]) console.log(`${name} ${orientation}: ${await page.evaluate(look, photo(orientation))}`);
await browser.close();
END
seen=$(node crop.mjs chromium "$chromium")
printf 'Chromium %s, the top left quarter by orientation\n%s\n' "$version" "$seen"
[ "$seen" = 'chromium 1: blob red, img red, bitmap red, drawImage red
chromium 3: blob yellow, img yellow, bitmap yellow, drawImage yellow
chromium 6: blob lime, img lime, bitmap lime, drawImage blue
chromium 8: blob blue, img blue, bitmap blue, drawImage lime' ]
[ "${firefox%%.*}" = 153 ] || { echo "no comparison: Firefox $firefox, seen with 153"; exit 0; }
seen=$(node crop.mjs firefox "$(command -v firefox-esr)")
printf 'Firefox %s\n%s\n' "$firefox" "$seen"
[ "$(printf '%s\n' "$seen" | awk '{ print $4, $6, $8, $10 }' | tr -d , | tr '\n' ';')" = 'red red red red;yellow yellow yellow yellow;blue blue blue blue;lime lime lime lime;' ]
