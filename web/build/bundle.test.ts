// @vitest-environment node
import { build } from 'esbuild';
import { expect, test } from 'vitest';
import { scriptOptions } from './bundle.ts';

test('in development the script has React’s warnings in every module, and names its sources', async () => {
  const { outputFiles } = await build(scriptOptions('development'));
  const code = outputFiles.find(({ path }) => path.endsWith('.js'))?.text ?? '';
  expect(code).toContain('react-dom-client.development.js');
  expect(code).not.toContain('process.env.NODE_ENV');
  const [, map = ''] = code.split('sourceMappingURL=data:application/json;base64,');
  expect(JSON.parse(atob(map)).sources).toContainEqual(
    expect.stringMatching(/web\/src\/home\/showcase\/SeekBar\.tsx$/),
  );
});
