import { act, render, screen } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { afterEach, expect, test, vi } from 'vitest';
import { site } from '../site.ts';
import { Hours } from './Hours.tsx';
import { byDays, minuteAt, opensOn, stateInWords, timeZoneNames } from './openingHours.ts';

const minute = 60_000;
const wordsAt = (time: number) => stateInWords(minuteAt(time, site.timeZone), site);

/** The last minute before the state changes, after a Monday has begun. The owner's own hours need not change it at all. */
function lastBeforeChange(): number {
  Object.assign(site, { openingHours: office, holidays: [] });
  let last = Date.parse('2026-11-23T00:00:00Z');
  while (wordsAt(last) === wordsAt(last + minute)) last += minute;
  return last;
}

/** Renders the hours at a time, in milliseconds since 1970, and lets the task run in which they read it. */
function renderAt(now: number): Element {
  vi.useFakeTimers({ now });
  const { container } = render(<Hours />);
  expect(handIn(container)).toBeUndefined();
  act(() => vi.advanceTimersByTime(0));
  return container;
}

const handIn = (container: Element) => container.querySelector('path[stroke-width="2"]')?.getAttribute('transform');

const { openingHours, holidays } = site;
const office = [{ days: ['Monday'], opens: '09:00', closes: '18:00' }];

afterEach(() => {
  Object.assign(site, { openingHours, holidays });
});

test('a break at noon is a second time in the row of its days, and a second arc on their ring', () => {
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

test('until the page is live, nothing says what time it is', () => {
  const prerendered = document.createElement('div');
  prerendered.innerHTML = renderToString(<Hours />);
  expect(handIn(prerendered)).toBeUndefined();
  expect(prerendered).not.toHaveTextContent('agora');
});

test('with the minute, the hand goes on and the state changes', () => {
  const last = lastBeforeChange();
  const container = renderAt(last + minute / 2);
  expect(screen.getByText(wordsAt(last))).toBeVisible();
  const hand = handIn(container);
  act(() => vi.advanceTimersByTime(minute / 2 - 1000));
  expect(handIn(container)).toBe(hand);
  act(() => vi.advanceTimersByTime(1000));
  expect(screen.getByText(wordsAt(last + minute))).toBeVisible();
  expect(handIn(container)).not.toBe(hand);
});

test('at noon the hand points to the top', () => {
  let noon = Date.parse('2026-11-23T00:00:00Z');
  while (minuteAt(noon, site.timeZone) % (24 * 60) !== 12 * 60) noon += minute;
  const container = renderAt(noon);
  const clockwiseFromRight = Number(/rotate\((.*)\)/.exec(handIn(container) ?? '')?.[1]);
  expect((clockwiseFromRight + 360) % 360).toBe(270);
});

test.each([23, 24, 25, 26, 27, 28, 29])('on the %ith the samples of that day are the thick ones', (date) => {
  const noon = Date.parse(`2026-11-${date}T12:00:00Z`);
  const day = Math.floor(minuteAt(noon, site.timeZone) / (24 * 60));
  const widths = [...renderAt(noon).querySelectorAll('th path')].map((path) => path.getAttribute('stroke-width'));
  expect(widths).toEqual(
    byDays(site.openingHours).map(({ days }) => (opensOn(days, day, site.holidays) ? '8' : '2.5')),
  );
});

test('beside the hours stands the time zone that they are computed in, and that holidays are excepted', () => {
  Object.assign(site, { holidays: [] });
  render(<Hours />);
  expect(screen.getByText(`Exceto feriados. ${timeZoneNames[site.timeZone]}.`)).toBeVisible();
});

test('closed days stand beside the hours', () => {
  Object.assign(site, { holidays: ['2026-12-24', '2026-12-31', '2027-01-02'] });
  render(<Hours />);
  expect(
    screen.getByText(/^Exceto feriados e nestes dias: 24\/12\/2026, 31\/12\/2026 e 02\/01\/2027\. /),
  ).toBeVisible();
});
