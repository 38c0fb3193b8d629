import { expect, test } from 'vitest';
import { progress } from './progress.ts';

/** What a run of 100 frames writes when each takes a second. */
function record(isTTY: boolean): string[] {
  const lines: string[] = [];
  let frame = 0;
  const report = progress(100, { isTTY, write: (text: string) => lines.push(text) }, () => 1000 * frame);
  for (; frame <= 100; frame++) report(frame);
  return lines;
}

test('outside a terminal a run prints a line for every tenth, with the remaining time', () => {
  const lines = record(false);
  expect(lines).toHaveLength(11);
  expect(lines[5]).toBe(' 50 %, frame 50 of 100, 50 s left\n');
});

test('on a terminal a run redraws one line, and ends it once', () => {
  const lines = record(true);
  expect(lines[50]).toBe(`\r\x1b[K${'█'.repeat(14)}${'░'.repeat(14)}  50 %, frame 50 of 100, 50 s left`);
  expect(lines.filter((line) => line.endsWith('\n'))).toHaveLength(1);
});
