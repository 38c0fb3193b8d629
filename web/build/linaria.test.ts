// @vitest-environment node
import { readFileSync } from 'node:fs';
import { mkdir, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
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

test('no two modules with styles have the same name, which their classes bear', async () => {
  const files = (await readdir('web/src', { recursive: true })).filter((file) => /\.tsx?$/.test(file));
  const styled = files.filter((file) => readFileSync(path.join('web/src', file), 'utf8').includes('css`'));
  const names = styled.map((file) => path.parse(file).name);
  expect(names.length).toBeGreaterThan(0);
  expect(names).toEqual([...new Set(names)]);
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
    write: (name: string, content: string) => writeFile(path.join(sources, name), content),
    async build() {
      const { outputFiles } = await bundler.rebuild();
      return outputFiles.find((file) => file.path.endsWith('.css'))?.text;
    },
  };
}
