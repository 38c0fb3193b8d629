// @vitest-environment node
import { type BuildOptions, build } from 'esbuild';
import { expect, test } from 'vitest';
import * as recorded from '../shared/recordedFilm.ts';
import recording from '../shared/recording.json' with { type: 'json' };
import * as drawn from '../shared/timeline.ts';
import { scriptOptions } from './bundle.ts';

/** The code of a script. */
async function codeOf(options: BuildOptions): Promise<string> {
  const { outputFiles = [] } = await build({ ...options, write: false });
  return outputFiles.find(({ path }) => path.endsWith('.js'))?.text ?? '';
}

test('in development the script has React’s warnings in every module, and names its sources', async () => {
  const code = await codeOf(scriptOptions('development'));
  expect(code).toContain('react-dom-client.development.js');
  expect(code).not.toContain('process.env.NODE_ENV');
  const [, map = ''] = code.split('sourceMappingURL=data:application/json;base64,');
  expect(JSON.parse(atob(map)).sources).toContainEqual(
    expect.stringMatching(/web\/src\/home\/showcase\/SeekBar\.tsx$/),
  );
});

test('the script has the words of the film that the site shows, and none of the other', async () => {
  const code = await codeOf(scriptOptions('production'));
  const { shown } = recording;
  expect([recorded, drawn].map(({ note }) => code.includes(note))).toEqual([shown, !shown]);
});
