import { render, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { site } from '../site.ts';
import { Hours } from './Hours.tsx';

const { openingHours, closedDays } = site;

afterEach(() => {
  Object.assign(site, { openingHours, closedDays });
});

test('a break at noon is a second time in its days’ row, and a second arc on their ring', () => {
  const days = ['Monday', 'Tuesday', 'Wednesday'];
  Object.assign(site, {
    openingHours: [
      { days, opens: '08:00', closes: '12:00' },
      { days: ['Friday'], opens: '09:00', closes: '13:00' },
      { days: days.toReversed(), opens: '14:00', closes: '18:00' },
    ],
  });
  const { container } = render(<Hours />);
  const rows = screen.getAllByRole('row').map((row) => [...row.children].map(({ textContent }) => textContent));
  expect(rows).toEqual(
    [
      ['Segunda a quarta', '8h às 12h e 14h às 18h'],
      ['Sexta', '9h às 13h'],
    ].map((row) => row.map((words) => expect.toSatisfy((text: string) => text.replaceAll('\u00a0', ' ') === words))),
  );
  const radii = [...container.querySelectorAll('circle[stroke-dasharray]')].map((arc) => arc.getAttribute('r'));
  expect(radii[0]).toBe(radii[1]);
  expect(new Set(radii).size).toBe(2);
});

test('beside the hours are their time zone, and that holidays are excepted', () => {
  Object.assign(site, { closedDays: [] });
  render(<Hours />);
  expect(screen.getByText(`Exceto feriados. ${site.timeZone}.`)).toBeVisible();
});

test('closed days are beside the hours', () => {
  Object.assign(site, { closedDays: ['2026-12-24', '2026-12-31', '2027-01-02'] });
  render(<Hours />);
  expect(
    screen.getByText(/^Exceto feriados e nestes dias: 24\/12\/2026, 31\/12\/2026 e 02\/01\/2027\. /),
  ).toBeVisible();
});
