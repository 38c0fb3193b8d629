import { describe, expect, it, test } from 'vitest';
import { adm, dayOf, followed, jointOf, latestOf, movementOf, positions } from '../shared/patients.ts';
import { chapters, duration, endOf, startOf } from '../shared/timeline.ts';
import { frameSvg } from './frame.ts';

test('a frame sets no text smaller than 24 px and says nothing that is not a number', () => {
  for (let second = 0; second < duration; second += 0.7) {
    const svg = frameSvg(second);
    for (const [, size] of svg.matchAll(/font-size="([^"]+)"/g)) expect(Number(size)).toBeGreaterThanOrEqual(24);
    expect(svg).not.toMatch(/NaN|undefined|Infinity/);
  }
});

test('the opening leads to the patients by no button: the app may ask for an account there', () => {
  expect(frameSvg(startOf('pacientes') - 1.5)).not.toContain('Começar');
});

describe('the measurement', () => {
  const { patient } = followed;

  it('is chosen by joint, movement, position and ADM, the extension among the movements and not its deficit', () => {
    const choice = frameSvg(startOf('avaliacao') + 5.9);
    for (const name of ['Flexão', 'Extensão', ...positions, `ADM ${adm}`]) expect(choice).toContain(`>${name}<`);
    expect(choice).not.toMatch(/Déficit|>Amplitude</);
  });

  it('is in the results with the deficit of the extension', () => {
    const results = frameSvg(startOf('relatorios') + 1);
    for (const each of patient.series) expect(results).toContain(`>${movementOf(each)}<`);
  });

  it('is in the PDF with its joint, movement, assessment, date and position', () => {
    const pdf = textOf(frameSvg(startOf('compartilhamento')));
    for (const each of patient.series) {
      const { assessment, date } = latestOf(each);
      const movement = each.movement === 'Déficit de extensão' ? 'Extensão' : each.movement;
      const row = `${jointOf(each)} ${movement} Avaliação ${assessment}, ${dayOf(date)} ${each.position}`;
      expect(pdf).toContain(row);
    }
  });
});

test.each(chapters)('the transcript of $title quotes what is on the screen', (chapter) => {
  const { start, transcript } = chapter;
  const end = endOf(chapter);
  const screens = Array.from({ length: 2 * (end - start) }, (_, index) => textOf(frameSvg(start + index / 2)));
  const quoted = Array.from(transcript.matchAll(/“([^”]+)”/g), ([, label = '']) => label);
  expect(quoted).not.toHaveLength(0);
  for (const label of quoted)
    expect(
      screens.some((screen) => screen.includes(label)),
      label,
    ).toBe(true);
});

/** The words of a frame, in the order of the drawing. */
function textOf(svg: string): string {
  return svg.replace(/<[^>]*>/g, ' ').replace(/\s+/g, ' ');
}
