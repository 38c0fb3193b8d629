// @vitest-environment node
import { expect, test } from 'vitest';
import type { DayOfWeek } from '../../shared/weekdays.ts';
import { daysInWords, hoursInWords } from './openingHours.ts';

test.each<[DayOfWeek[], string]>([
  [['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday'], 'Segunda a sexta'],
  [['Friday', 'Wednesday', 'Thursday'], 'Quarta a sexta'],
  [['Saturday'], 'Sábado'],
  [['Saturday', 'Sunday'], 'Sábado e domingo'],
  [['Monday', 'Wednesday', 'Friday'], 'Segunda, quarta e sexta'],
])('%j is %s', (days, words) => {
  expect(daysInWords(days)).toBe(words);
});

test.each([
  ['09:00', '18:00', '9h às 18h'],
  ['08:30', '12:00', '8h30 às 12h'],
  ['10:05', '13:45', '10h05 às 13h45'],
  ['20:00', '01:00', '20h à 1h'],
  ['20:00', '00:00', '20h à 0h'],
  ['00:00', '00:00', '24 horas'],
])('from %s to %s is %s', (opens, closes, words) => {
  expect(hoursInWords([{ opens, closes }])).toBe(words.replaceAll(' ', '\u00a0'));
});
