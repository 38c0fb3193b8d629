#!/usr/bin/env bash
# Chromium 156, Firefox ESR 153, WebKitGTK 2.50, cwebp of libwebp 1.2 and ffmpeg 5.1 (Debian 12), EXIF orientation 6.
# Behaviour: all three browsers turn a JPEG, `imageOrientation: 'none'` of `createImageBitmap` or not. Chromium and Firefox turn
# a PNG with an eXIf chunk, WebKit does not. No browser turns a WebP. `cwebp` does not turn what it reads: with `-metadata all`
# the WebP says 6 and lies on its side. ffmpeg turns a JPEG while it reads it, unless it copies the stream.
# Surprise: EXIF is thought to be one thing in all formats, 'none' to mean none, and ffmpeg 5.1 to ignore the orientation of
# pictures.
# Meaning: turn the pixels and drop the tag before a photo becomes a PNG or WebP; ffmpeg does, and `cwebp` does not.
set -euo pipefail
chromium=$(command -v chromium-headless-shell || command -v chromium) || { echo 'skipped: no Chromium'; exit 0; }
for program in firefox-esr ffmpeg cwebp xvfb-run WebKitWebDriver; do command -v "$program" >/dev/null || { echo "skipped: no $program"; exit 0; }; done
first() { grep -oE "$1" | head -n 1; }
versions="$("$chromium" --version 2>/dev/null | first '[0-9]+') $(firefox-esr --version 2>/dev/null | first '[0-9]+')"
versions="$versions $(dpkg-query -f '${Version}' -W webkit2gtk-driver | first '^[0-9]+\.[0-9]+') $(cwebp -version | first '[0-9]+\.[0-9]+')"
versions="$versions $(ffmpeg -version | first '[0-9]+\.[0-9]+')"
[ "$versions" = '156 153 2.50 1.2 5.1' ] || { echo "skipped: versions $versions, seen with 156 153 2.50 1.2 5.1"; exit 0; }
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
cd "$work"
npm install --silent --no-save --no-package-lock --ignore-scripts playwright-core@1.65.1 puppeteer-core@24.43.1 selenium-webdriver@4.40.0 >/dev/null
ffmpeg -loglevel error -f lavfi -i color=red:s=80x40:d=1 -frames:v 1 -q:v 2 plain.jpg
ffmpeg -loglevel error -f lavfi -i color=red:s=80x40:d=1 -frames:v 1 plain.png
cat >tag.mjs <<'END'
import { readFileSync, writeFileSync } from 'node:fs';
import { crc32 } from 'node:zlib';
const exif = Buffer.from('49492a00080000000100120103000100000006000000' + '00000000', 'hex');
const jpeg = readFileSync('plain.jpg');
writeFileSync('photo.jpg', Buffer.concat([jpeg.subarray(0, 2), Buffer.from('ffe10022457869660000', 'hex'), exif, jpeg.subarray(2)]));
const png = readFileSync('plain.png');
const chunk = Buffer.concat([Buffer.alloc(4), Buffer.from('eXIf'), exif, Buffer.alloc(4)]);
chunk.writeUInt32BE(exif.length, 0);
chunk.writeUInt32BE(crc32(chunk.subarray(4, -4)), chunk.length - 4);
writeFileSync('photo.png', Buffer.concat([png.subarray(0, 33), chunk, png.subarray(33)])); // behind IHDR
END
node tag.mjs
cwebp -quiet -metadata all photo.jpg -o photo.webp
cat >look.mjs <<'END'
import { readFileSync } from 'node:fs';
const urls = ['jpg', 'png', 'webp'].map((type) => `data:image/${type.replace('jpg', 'jpeg')};base64,${readFileSync(`photo.${type}`, 'base64')}`);
async function look(urls) {
  const seen = [];
  for (const url of urls) {
    const image = Object.assign(new Image(), { src: url });
    await image.decode();
    const bitmap = await createImageBitmap(await (await fetch(url)).blob(), { imageOrientation: 'none' });
    seen.push([image.naturalWidth, bitmap.width].map((width) => (width === 40 ? 'turned' : 'lying')).join('/'));
  }
  return `JPEG ${seen[0]}, PNG ${seen[1]}, WebP ${seen[2]}`;
}
const [name, program, port] = process.argv.slice(2);
if (name === 'WebKit') {
  const { Builder } = await import('selenium-webdriver');
  const { default: remote } = await import('selenium-webdriver/remote/index.js');
  const service = await new remote.DriverService.Builder('/usr/bin/WebKitWebDriver').setLoopback(true).setPort(Number(port)).addArguments(`--port=${port}`).build();
  const tab = await new Builder().usingServer(await service.start()).withCapabilities({
    browserName: 'MiniBrowser', 'webkitgtk:browserOptions': { binary: program, args: ['--automation'] },
  }).build();
  console.log(`${name}: ${await tab.executeScript(`return (${look})(arguments[0])`, urls)}`);
  await tab.quit();
  await service.kill();
} else {
  const browser = name === 'Firefox'
    ? await (await import('puppeteer-core')).launch({ browser: 'firefox', executablePath: program })
    : await (await import('playwright-core')).chromium.launch({ executablePath: program, args: ['--no-sandbox'] });
  const page = await browser.newPage();
  console.log(`${name}: ${await page.evaluate(look, urls)}`);
  await browser.close();
}
END
port=$(node -e 'const s = require("net").createServer().listen(0, () => { console.log(s.address().port); s.close(); })')
width() { ffmpeg -loglevel error -y -i photo.jpg "${@:2}" "$1"; ffprobe -v error -show_entries stream=width -of csv=p=0 "$1" | head -n 1; }
seen=$(
  node look.mjs Chromium "$chromium"
  node look.mjs Firefox "$(command -v firefox-esr)"
  xvfb-run -a node look.mjs WebKit "$(dpkg -L libwebkit2gtk-4.1-0 | grep '/MiniBrowser$')" "$port"
  echo "ffmpeg: to PNG $(width out.png), copied $(width out.jpg -c copy) wide"
)
printf 'Chromium, Firefox, WebKitGTK, cwebp, ffmpeg: %s; as an <img> / as a bitmap with none\n%s\n' "$versions" "$seen"
[ "$seen" = 'Chromium: JPEG turned/turned, PNG turned/turned, WebP lying/lying
Firefox: JPEG turned/turned, PNG turned/turned, WebP lying/lying
WebKit: JPEG turned/turned, PNG lying/lying, WebP lying/lying
ffmpeg: to PNG 40, copied 80 wide' ]
