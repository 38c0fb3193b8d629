#!/usr/bin/env bash
# WebKitGTK 2.50 (Debian 12, GStreamer 1.22), driven by selenium-webdriver 4.40.0.
# Behaviour: where a script reads `video.seekable.length` of a `preload="none"` element before the metadata, the element's
# `duration` is 0 for good once they have come, and `seekable` stays empty. Nothing else was asked of it.
# Surprise: a getter is thought to change nothing, and `buffered`, `played` and `duration` do not.
# Meaning: read `seekable` after `loadedmetadata` alone, also in a logger: one that looks for this fault produces it.
set -euo pipefail
driver=/usr/bin/WebKitWebDriver
[ -x $driver ] && command -v xvfb-run ffmpeg >/dev/null || { echo 'skipped: no webkit2gtk-driver, xvfb or ffmpeg'; exit 0; }
version=$(dpkg-query -f '${Version}' -W webkit2gtk-driver)
case $version in 2.50.*) ;; *) echo "skipped: WebKitGTK $version, seen with 2.50"; exit 0 ;; esac
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
cd "$work"
npm install --silent --no-save --no-package-lock --ignore-scripts selenium-webdriver@4.40.0 >/dev/null
ffmpeg -loglevel error -f lavfi -i testsrc2=s=160x90:r=10:d=20 -c:v libx264 -pix_fmt yuv420p -movflags +faststart film.mp4
echo '<!doctype html><title>film</title>' >index.html
cat >ask.mjs <<'END'
import { createReadStream, statSync } from 'node:fs';
import { createServer } from 'node:http';
import { Builder } from 'selenium-webdriver';
import remote from 'selenium-webdriver/remote/index.js';
const server = createServer((request, response) => {
  const file = request.url === '/film.mp4' ? 'film.mp4' : 'index.html';
  const { size } = statSync(file);
  const [, from, to] = /bytes=(\d+)-(\d*)/.exec(request.headers.range ?? '') ?? [];
  const start = Number(from ?? 0);
  const end = to ? Number(to) : size - 1;
  response.writeHead(from ? 206 : 200, {
    'Content-Type': file === 'film.mp4' ? 'video/mp4' : 'text/html',
    'Accept-Ranges': 'bytes', 'Content-Length': end - start + 1,
    ...(from && { 'Content-Range': `bytes ${start}-${end}/${size}` }),
  });
  createReadStream(file, { start, end }).pipe(response);
}).listen(0, '127.0.0.1');
const service = await new remote.DriverService.Builder(process.argv[2]).setLoopback(true).setPort(Number(process.argv[3])).addArguments(`--port=${process.argv[3]}`).build();
const tab = await new Builder().usingServer(await service.start()).withCapabilities({
  browserName: 'MiniBrowser', 'webkitgtk:browserOptions': { binary: process.argv[4], args: ['--automation'] },
}).build();
for (const read of ['duration', 'buffered', 'seekable']) {
  await tab.get(`http://127.0.0.1:${server.address().port}/`);
  console.log(read, await tab.executeScript(async (read) => {
    const video = document.body.appendChild(Object.assign(document.createElement('video'), { preload: 'none', src: '/film.mp4' }));
    await new Promise((resolve) => { video.onloadstart = resolve; });
    void video[read]?.length;
    const loaded = new Promise((resolve) => { video.onloadeddata = resolve; setTimeout(resolve, 5000); });
    video.preload = 'auto';
    await loaded;
    return `${video.duration} s, ${video.seekable.length} range`;
  }, read));
}
await tab.quit();
await service.kill();
server.close();
END
port=$(node -e 'const s = require("net").createServer().listen(0, () => { console.log(s.address().port); s.close(); })')
browser=$(dpkg -L libwebkit2gtk-4.1-0 | grep '/MiniBrowser$')
seen=$(xvfb-run -a node ask.mjs $driver "$port" "$browser")
printf 'WebKitGTK %s, what was read first and what the element says then:\n%s\n' "$version" "$seen"
[ "$seen" = 'duration 20 s, 1 range
buffered 20 s, 1 range
seekable 0 s, 0 range' ]
