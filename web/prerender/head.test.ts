// @vitest-environment node
import { expect, test } from 'vitest';
import { followed } from '../shared/patients.ts';
import { routes } from '../src/routes.ts';
import { head } from './head.ts';

test('the share image is described by the angle that it shows', () => {
  const { series, latest } = followed;
  const alt = `Membro inferior ${series.side.toLowerCase()} em vista lateral, joelho em ${latest.angle} graus de flexão`;
  expect(head(routes.home)).toContain(`<meta property="og:image:alt" content="${alt}">`);
});
