// @vitest-environment node
import { expect, onTestFinished, test } from 'vitest';
import { followed } from '../shared/patients.ts';
import { routes } from '../src/routes.ts';
import { site } from '../src/site.ts';
import { head } from './head.ts';

test('the share image is described by the angle that it shows', () => {
  const { series, latest } = followed;
  const alt = `Membro inferior ${series.side.toLowerCase()} em vista lateral, joelho em ${latest.angle} graus de flexão`;
  expect(head(routes.home)).toContain(`<meta property="og:image:alt" content="${alt}">`);
});

test('24 hours end at 23:59 in linked data, as search engines ask, and other hours where the owner says', () => {
  const { openingHours } = site;
  onTestFinished(() => void Object.assign(site, { openingHours }));
  Object.assign(site, {
    openingHours: [
      { days: ['Monday'], opens: '00:00', closes: '00:00' },
      { days: ['Saturday'], opens: '20:00', closes: '00:00' },
    ],
  });
  expect(head(routes.contact)).toContain('"dayOfWeek":["Monday"],"opens":"00:00","closes":"23:59"');
  expect(head(routes.contact)).toContain('"dayOfWeek":["Saturday"],"opens":"20:00","closes":"00:00"');
});
