// @vitest-environment node
import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, test } from 'vitest';

const block = (rule: string) => `/** A. */\nexport const a = css\`\n  ${rule};\n\`;\n`;
const aColor = 'A colour is a token';
const aType = 'Type is a role of styles/type.ts';
const aScroll = 'No part of a page waits for a scroll';
const noComment = 'a is exported and has no comment';

/** Files with a fault, and how the linter names it. */
const faults = [
  ['src/ui/Hex.tsx', block('color: #a1b2c3'), aColor],
  ['src/ui/Rgb.tsx', block('color: rgb(1 2 3)'), aColor],
  ['src/ui/Hsl.tsx', block('color: hsl(1 2% 3%)'), aColor],
  ['src/ui/Oklch.tsx', block('color: oklch(1 0 0)'), aColor],
  ['src/ui/Line.tsx', block(`border: 1.5px solid \${color.ink}`), 'the ink line is groundLine'],
  ['marks/Attribute.tsx', `/** A. */\nexport const a = <path fill="#abc" />;\n`, aColor],
  ['film/ui/Text.ts', `/** A. */\nexport const a = '#abc';\n`, aColor],
  ['src/home/Size.tsx', block('font-size: 1rem'), aType],
  ['src/home/Height.tsx', block('line-height: 1'), aType],
  ['src/home/Tracking.tsx', block('letter-spacing: 0'), aType],
  ['src/home/Weight.tsx', block('font-weight: 700'), aType],
  ['src/home/All.tsx', block('font: 1rem Figtree'), aType],
  ['src/ui/Unseen.tsx', block('content-visibility: auto'), aScroll],
  ['src/ui/Timeline.tsx', block('animation-timeline: --a'), aScroll],
  ['src/ui/View.tsx', block('animation-timeline: view()'), aScroll],
  ['src/ui/Lazy.tsx', `/** A. */\nexport const a = <img loading="lazy" src={b} alt="" />;\n`, aScroll],
  ['src/home/bare.ts', `import './b.ts';\n\nexport const a = 1;\n`, noComment],
] as const;

/** Files that look like one with a fault. */
const faultless = [
  ['src/styles/tokens.ts', `/** A. */\nexport const a = '#abc';\n`],
  ['src/styles/type.ts', block('font-size: 1rem')],
  ['src/styles/print.ts', block('content-visibility: visible')],
  ['src/ui/group.ts', '/** Two. */\nexport const a = 1;\nexport const b = 2;\n'],
] as const;

/** What the linter says of all of them, in a tree of their own with our settings: a line for each fault. */
const said = (() => {
  const root = mkdtempSync(path.join(tmpdir(), 'grit-'));
  try {
    for (const name of ['.biome.json', '.gitignore']) cpSync(name, path.join(root, name));
    for (const [file, text] of [...faults, ...faultless]) {
      mkdirSync(path.join(root, 'web', path.dirname(file)), { recursive: true });
      writeFileSync(path.join(root, 'web', file), text);
    }
    for (const name of ['rawValues', 'typeInStyles', 'scrolledIn', 'exports'])
      cpSync(`web/${name}.grit`, `${root}/web/${name}.grit`);
    const biome = path.resolve('node_modules/.bin/biome');
    return spawnSync(biome, ['lint', '--reporter=github'], { cwd: root, encoding: 'utf8' }).stdout.split('\n');
  } finally {
    rmSync(root, { recursive: true });
  }
})();
const saidOf = (file: string) => said.filter((line) => line.includes(`/web/${file},`)).join('\n');

test.each(faults)('the linter refuses %s, %j: %s', (file, _, words) => {
  expect(saidOf(file)).toContain(words);
});

test.each(faultless)('the linter takes %s, %j', (file) => {
  expect(saidOf(file)).not.toContain('title=plugin');
});
