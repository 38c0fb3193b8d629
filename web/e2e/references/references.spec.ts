import { expect, sourceTest } from '../fixtures.ts';
import { chromiumName } from '../machine/chromium.ts';
import { hint, whySkipped } from './references.ts';

const takenWith = 'chromium-headless-shell 156.0.8078.79';

for (const [here, compared, hinted] of [
  [takenWith, true, false],
  ['chromium-headless-shell 156.0.8078.108', true, true],
  ['chromium-headless-shell 157.0.8078.79', false, true],
  ['chromium 156.0.8078.79', false, true],
] as const) {
  const pictures = `pictures are ${compared ? 'compared' : 'skipped'}, and a failure has ${hinted ? 'a' : 'no'} hint`;
  sourceTest(`in ${here} ${pictures}`, () => {
    expect(whySkipped({ takenWith, here }), 'why they are skipped').toEqual(compared ? undefined : expect.any(String));
    expect(hint({ takenWith, here }) !== '', 'the hint').toBe(hinted);
  });
}

sourceTest("what Playwright installs counts as Debian's headless shell", () => {
  for (const executable of [undefined, '/cache/headless_shell', '/cache/chrome-headless-shell']) {
    expect(chromiumName(executable)).toBe('chromium-headless-shell');
  }
  expect(chromiumName('/usr/bin/chromium')).toBe('chromium');
});
