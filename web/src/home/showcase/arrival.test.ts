import { expect, test } from 'vitest';
import { duration } from '../../../shared/shownFilm.ts';
import { featureAt, requestedSecond } from './arrival.ts';
import { features } from './features.ts';

const [goniometry, method, reports, sharing] = features;

test.each([
  ['?t=20', 20],
  ['?t=0', 0],
  ['?t=26.25', 26.25],
  ['?t=20).', 20],
  [`?t=${duration - 0.1}`, duration - 0.1],
  [`?t=${duration}`, undefined],
  ['?t=0x10', undefined],
  ['?t=+5', undefined],
  ['?t=.5', undefined],
  ['?t=-1', undefined],
  ['?t=', undefined],
  ['?t=abc', undefined],
  ['', undefined],
])('%s asks for second %s', (search, want) => {
  expect(requestedSecond({ search, hash: '' })).toBe(want);
});

test.each([
  ['', '#relatorios', reports.timestamp],
  ['?t=20', '#relatorios', 20],
  ['', '#video', undefined],
])('%s with %s asks for second %s', (search, hash, want) => {
  expect(requestedSecond({ search, hash })).toBe(want);
});

test.each([
  [0, '', goniometry],
  [goniometry.timestamp - 0.1, method.id, goniometry],
  [goniometry.timestamp, '', goniometry],
  [method.timestamp, method.id, method],
  [reports.timestamp - 0.1, '', features.find(({ timestamp }) => timestamp === method.timestamp)],
  [reports.timestamp, '', reports],
  [reports.timestamp, method.id, reports],
  [sharing.timestamp - 0.1, '', reports],
  [sharing.timestamp, '', sharing],
] as const)('at %s s with the fragment %j the feature that begins last is active: $2.id', (seconds, id, want) => {
  expect(featureAt(seconds, id)).toBe(want);
});
