#!/usr/bin/env bash
# vitest 4.1.12 with the environment of jsdom 29.1.1, on Node 20 or later.
# Behaviour: `event.timeStamp` counts from 1970, the argument of a `requestAnimationFrame` callback from the creation of the
# jsdom window, and `performance.now()` from the start of the Node process. No two of them have one zero, though in a
# browser all three have.
# Surprise: `performance.now() - event.timeStamp` is the usual measure of an input's delay, and is minus 1.8e12 here; a
# frame comes seconds before the event that asked for it. `pretendToBeVisual` is thought to mend the clocks.
# Meaning: code that takes a difference of two of them passes no test of its values in jsdom; inject the clock, or test it in
# a browser.
set -euo pipefail
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
cd "$work"
echo '{"type":"module"}' >package.json
npm install --silent --no-save --no-package-lock vitest@4.1.12 jsdom@29.1.1 >/dev/null
cat >clock.test.js <<'END'
// @vitest-environment jsdom
import { writeFileSync } from 'node:fs';
import { test } from 'vitest';
test('clocks', async () => {
  const before = Date.now();
  const { timeStamp } = new Event('click');
  const fromEpoch = timeStamp >= before && timeStamp <= Date.now();
  const frame = await new Promise((resolve) => requestAnimationFrame((time) => resolve({ time, now: performance.now() })));
  // The process has loaded jsdom before it made the window: that takes far longer than 50 ms.
  writeFileSync('seen', `event from 1970: ${fromEpoch}
frame earlier than performance.now() by more than 50 ms: ${frame.now - frame.time > 50}
performance.now() from the start of the process: ${Math.abs(performance.now() - process.uptime() * 1000) < 1000}
window.performance is Node's: ${window.performance === performance && performance.constructor.name}\n`);
});
END
node_modules/.bin/vitest run >log 2>&1 || { cat log; exit 1; }
seen=$(cat seen)
printf 'vitest 4.1.12, jsdom 29.1.1\n%s\n' "$seen"
[ "$seen" = "event from 1970: true
frame earlier than performance.now() by more than 50 ms: true
performance.now() from the start of the process: true
window.performance is Node's: Performance" ]
