// @vitest-environment node
import { execFileSync } from 'node:child_process';
import { expect, test } from 'vitest';

// In a process of its own: it renders the pages with the React that the site is built with, and not with the tests'.
const program = `
import { createBundler } from './web/build/bundle.ts';
const { bundle, dispose } = await createBundler('development');
const { assets, script } = await bundle();
const [, code] = [...assets].find(([name]) => script.includes(name));
process.stdout.write(code);
await dispose();
`;

test('in development the script has React’s warnings in every module, and names its sources', () => {
  const arguments_ = ['--import', 'tsx', '--input-type=module', '--eval', program];
  const code = execFileSync('node', arguments_, { encoding: 'utf8', maxBuffer: 2 ** 26 });
  expect(code).toContain('react-dom-client.development.js');
  expect(code).not.toContain('process.env.NODE_ENV');
  const [, map = ''] = code.split('sourceMappingURL=data:application/json;base64,');
  expect(JSON.parse(atob(map)).sources).toContainEqual(
    expect.stringMatching(/web\/src\/home\/showcase\/SeekBar\.tsx$/),
  );
});
