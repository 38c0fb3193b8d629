import { act, render, screen } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { afterEach, expect, test, vi } from 'vitest';
import { site } from '../site.ts';
import { Hours } from './Hours.tsx';
import { minuteOfWeek, stateInWords, week } from './openingHours.ts';

const minute = 60_000;
const wordsAt = (time: number) => stateInWords(minuteOfWeek(time, site.timeZoneId), site.openingHours);

/** The last minute before the state changes, after a Monday has begun. */
let last = Date.parse('2026-11-23T00:00:00Z');
while (wordsAt(last) === wordsAt(last + minute)) last += minute;

/** Renders the hours at a time, in milliseconds since 1970, and lets the task run in which they read it. */
function renderAt(now: number): Element {
  vi.useFakeTimers({ now });
  const { container } = render(<Hours />);
  expect(handIn(container)).toBeUndefined();
  act(() => vi.advanceTimersByTime(0));
  return container;
}

const handIn = (container: Element) => container.querySelector('path[stroke-width="2"]')?.getAttribute('transform');

afterEach(() => {
  vi.useRealTimers();
});

test('until the page is live, nothing says what time it is', () => {
  const prerendered = document.createElement('div');
  prerendered.innerHTML = renderToString(<Hours />);
  expect(handIn(prerendered)).toBeUndefined();
  expect(prerendered).not.toHaveTextContent('agora');
});

test('with the minute, the hand goes on and the state changes', () => {
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
  while (minuteOfWeek(noon, site.timeZoneId) % (24 * 60) !== 12 * 60) noon += minute;
  const container = renderAt(noon);
  const clockwiseFromRight = Number(/rotate\((.*)\)/.exec(handIn(container) ?? '')?.[1]);
  expect((clockwiseFromRight + 360) % 360).toBe(270);
});

test.each(site.openingHours)("on $days.0 the sample of that day's hours is the thick one", ({ days: [day] }) => {
  let time = Date.parse('2026-11-23T12:00:00Z');
  while (week[Math.floor(minuteOfWeek(time, site.timeZoneId) / (24 * 60))] !== day) time += 24 * 60 * minute;
  const container = renderAt(time);
  const widths = [...container.querySelectorAll('th path')].map((sample) => sample.getAttribute('stroke-width'));
  expect(widths).toEqual(site.openingHours.map(({ days }) => (new Set<unknown>(days).has(day) ? '8' : '2.5')));
});
