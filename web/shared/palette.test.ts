import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { groundColors } from './groundColors.ts';
import { type Color, palette } from './palette.ts';

const themes = ['light', 'dark'] as const;
const names = ['paper', ...(Object.keys(groundColors) as (keyof typeof groundColors)[])] as const;

const cases = themes.flatMap((theme) =>
  names.map((name) => {
    const own = name === 'paper' ? {} : groundColors[name][theme];
    return { name, theme, colors: { ...palette[theme], ...own } as Record<Color, string> };
  }),
);

const texts: Color[] = ['ink', 'muted', 'brand', 'brandStrong', 'arcText', 'danger', 'teal', 'blue', 'ochre', 'violet'];
const graphics: Color[] = ['arc', 'border', 'ring'];

it.each(cases)('on $name in the $theme theme texts reach 4.5:1, and lines 3:1', ({ colors }) => {
  for (const behind of ['paper', 'surface'] as const) {
    for (const role of texts)
      expect.soft(contrast(colors[role], colors[behind]), `${role} on ${behind}`).toBeGreaterThanOrEqual(4.5);
    for (const role of graphics)
      expect.soft(contrast(colors[role], colors[behind]), `${role} on ${behind}`).toBeGreaterThanOrEqual(3);
  }
  for (const [words, button] of [
    ['onBrand', 'brand'],
    ['onBrand', 'brandStrong'],
    ['brandStrong', 'brandSoft'],
  ] as const)
    expect.soft(contrast(colors[words], colors[button]), `${words} on ${button}`).toBeGreaterThanOrEqual(4.5);
});

it('the shade of a photograph is another colour than the page, so that its edge is seen', () => {
  for (const theme of themes)
    expect.soft(contrast(groundColors.field[theme].paper, palette[theme].paper), theme).toBeGreaterThan(1.15);
});

it('both themes of a ground name the same roles', () => {
  for (const { light, dark } of Object.values(groundColors))
    expect(Object.keys(dark).sort()).toEqual(Object.keys(light).sort());
});

it('each colour is written once, so that one change changes all its uses', () => {
  const sources = ['palette.ts', 'groundColors.ts'].map((file) =>
    readFileSync(path.join(import.meta.dirname, file), 'utf8'),
  );
  const written = [...sources.join('\n').matchAll(/#[0-9a-f]{3,8}\b/g)].map(String);
  expect(written.filter((color, index) => written.indexOf(color) !== index)).toEqual([]);
});

/** The contrast ratio of two colours `#rrggbb` (WCAG 2.2, relative luminance). */
function contrast(one: string, other: string): number {
  const [dark = 0, light = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b);
  return (light + 0.05) / (dark + 0.05);
}

function luminance(color: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5]
    .map((start) => Number.parseInt(color.slice(start, start + 2), 16) / 255)
    .map((channel) => (channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4));
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}
