import { expect, test } from 'vitest';
import type { DayOfWeek } from '../site.ts';
import { daysInShort, daysInWords, hoursInWords } from './openingHours.ts';

test.each<[DayOfWeek[], string, string]>([
  [['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday'], 'Segunda a sexta', 'Seg a sex'],
  [['Friday', 'Wednesday', 'Thursday'], 'Quarta a sexta', 'Qua a sex'],
  [['Saturday'], 'Sábado', 'Sáb'],
  [['Saturday', 'Sunday'], 'Sábado e domingo', 'Sáb e dom'],
  [['Monday', 'Wednesday', 'Friday'], 'Segunda, quarta e sexta', 'Seg, qua e sex'],
])('%j is %s, or %s for short', (days, words, short) => {
  expect(daysInWords(days)).toBe(words);
  expect(daysInShort(days)).toBe(short);
});

test.each([
  ['09:00', '18:00', '9h às 18h'],
  ['08:30', '12:00', '8h30 às 12h'],
  ['10:05', '13:45', '10h05 às 13h45'],
  ['20:00', '01:00', '20h à 1h'],
])('from %s to %s is %s', (opens, closes, words) => {
  expect(hoursInWords({ opens, closes })).toBe(words);
});
