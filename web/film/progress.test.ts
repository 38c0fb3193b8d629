import { describe, expect, it } from 'vitest';
import { progress } from './progress.ts';

function record(isTTY: boolean, steps: readonly number[]): string[] {
  const lines: string[] = [];
  let clock = 0;
  const report = progress(100, { isTTY, write: (text: string) => lines.push(text) }, () => clock);
  for (const step of steps) {
    clock = step * 1000;
    report(step);
  }
  return lines;
}

describe('the progress of a run', () => {
  it('prints a line for every tenth outside a terminal, with the remaining time', () => {
    const lines = record(
      false,
      Array.from({ length: 101 }, (_, index) => index),
    );
    expect(lines).toHaveLength(11);
    expect(lines[5]).toBe(' 50 %, frame 50 of 100, 50 s left\n');
  });

  it('redraws one line on a terminal, and ends it once', () => {
    const lines = record(true, [0, 50, 100]);
    expect(lines[1]).toBe(`\r\x1b[K${'█'.repeat(14)}${'░'.repeat(14)}  50 %, frame 50 of 100, 50 s left`);
    expect(lines.filter((line) => line.endsWith('\n'))).toHaveLength(1);
  });
});
