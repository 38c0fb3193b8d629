// @vitest-environment node
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { context } from 'esbuild';
import { expect, onTestFinished, test } from 'vitest';
import { linaria } from './linaria.ts';

test('a change of a token changes the styles of its users, at any depth', async () => {
  const { write, build } = await project();
  await write('palette.ts', `export const red = '#f00';`);
  await write('tokens.ts', `import { red } from './palette.ts'; export const color = { warning: red };`);
  await write(
    'Alert.tsx',
    `import { css } from '@linaria/core'; import { color } from './tokens.ts';
     export const alert = css\`color: \${color.warning};\`;`,
  );
  expect(await build()).toContain('#f00');
  await write('palette.ts', `export const red = '#c00';`);
  expect(await build()).toContain('#c00');
});

test('a file that failed for a missing import is read again when that is there', async () => {
  const { write, build } = await project();
  await write(
    'Alert.tsx',
    `import { css } from '@linaria/core'; import { red } from './palette.ts'; export const alert = css\`color: \${red};\`;`,
  );
  await expect(build()).rejects.toThrow();
  await write('palette.ts', `export const red = '#f00';`);
  expect(await build()).toContain('#f00');
});

test('two blocks of one class are refused, in a module and in two of one name: the rules of one would be lost', async () => {
  const { write, build } = await project();
  const alert = (...names: string[]) =>
    `import { css } from '@linaria/core';
     export const [a, b] = [${names.map((name) => `{ ${name}: css\`color: red;\` }`)}];`;
  await write('Alert.tsx', alert('primary', 'primary'));
  await expect(build()).rejects.toThrow(/Alert-primary: rename one, in .*Alert\.tsx and .*Alert\.tsx/);
  await write('other/Alert.ts', alert('root'));
  await write('Alert.tsx', `export * as other from './other/Alert.ts'; ${alert('root')}`);
  await expect(build()).rejects.toThrow(/Alert-root: rename one, in .*src\/Alert\.tsx and .*other\/Alert\.ts/);
  await write('Alert.tsx', `export * as other from './other/Alert.ts'; ${alert('outer')}`);
  expect(await build()).toContain('Alert-outer');
});

/** A folder of sources, and the style sheet that a build of `Alert.tsx` makes of them. */
async function project() {
  const cache = path.resolve(import.meta.dirname, '../../.cache');
  await mkdir(cache, { recursive: true });
  const root = await mkdtemp(path.join(cache, 'linaria-'));
  const sources = path.join(root, 'web/src');
  await mkdir(sources, { recursive: true });
  const bundler = await context({
    entryPoints: [path.join(sources, 'Alert.tsx')],
    bundle: true,
    write: false,
    outdir: '/',
    plugins: [linaria()],
    logLevel: 'silent',
  });
  onTestFinished(async () => {
    await bundler.dispose();
    await rm(root, { recursive: true });
  });
  return {
    async write(name: string, content: string) {
      const file = path.join(sources, name);
      await mkdir(path.dirname(file), { recursive: true });
      await writeFile(file, content);
    },
    build: async () => (await bundler.rebuild()).outputFiles.find((file) => file.path.endsWith('.css'))?.text,
  };
}
