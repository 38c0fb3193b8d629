import { expect, test } from 'vitest';
import { featureAt, requestedSecond } from './arrival.ts';

test.each([
  ['?t=60', 60],
  ['?t=0', 0],
  ['?t=36.25', 36.25],
  ['?t=89.9', 89.9],
  ['?t=90', undefined],
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
  ['', '#relatorios', 60],
  ['?t=20', '#relatorios', 20],
  ['', '#video', undefined],
])('%s with %s asks for second %s', (search, hash, want) => {
  expect(requestedSecond({ search, hash })).toBe(want);
});

test.each([
  [0, '', 'goniometria'],
  [35.9, 'metodo', 'goniometria'],
  [36, '', 'goniometria'],
  [36, 'metodo', 'metodo'],
  [59.9, '', 'goniometria'],
  [60, '', 'relatorios'],
  [60, 'metodo', 'relatorios'],
  [71.9, '', 'relatorios'],
  [72, '', 'compartilhamento'],
])('at %s s with the fragment %j the active feature is %s', (seconds, id, want) => {
  expect(featureAt(seconds, id).id).toBe(want);
});
