import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { expect, test } from 'vitest';
import { duration, published, recorded, sound } from '../../shared/shownFilm.ts';
import { switchModules } from './switch.ts';

test('the modules that choose the film are as they were written', async () => {
  const modules = switchModules(recorded ? { duration, sound, published } : undefined);
  for (const [name, text] of Object.entries(modules)) {
    expect(await readFile(path.join(import.meta.dirname, '../..', name), 'utf8'), name).toBe(text);
  }
});

test('only a recording with sound has the button', () => {
  const published = '2026-11-27T12:00:00+00:00';
  const bars = [undefined, false, true].map(
    (sound) =>
      switchModules(sound === undefined ? sound : { duration: 75, sound, published })['src/home/showcase/filmBar.ts'],
  );
  expect(bars.map((text) => text?.includes('SeekBarWithSound'))).toEqual([false, false, true]);
});
