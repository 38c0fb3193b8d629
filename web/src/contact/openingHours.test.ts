// @vitest-environment node
import { expect, test } from 'vitest';
import type { DayOfWeek, OpeningHours } from '../facts.ts';
import {
  dayLength,
  daysInWords,
  hoursInWords,
  minuteAt,
  opensOn,
  stateInWords,
  timeZoneNames,
  week,
} from './openingHours.ts';

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

const office: OpeningHours[] = [
  { days: ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday'], opens: '09:00', closes: '18:00' },
  { days: ['Saturday'], opens: '09:00', closes: '13:00' },
];
const twice: OpeningHours[] = [
  { days: ['Tuesday'], opens: '08:00', closes: '12:00' },
  { days: ['Tuesday'], opens: '13:30', closes: '18:00' },
];
const night: OpeningHours[] = [{ days: ['Sunday'], opens: '20:00', closes: '01:00' }];
const always: OpeningHours[] = [{ days: week, opens: '00:00', closes: '00:00' }];
const weekend: OpeningHours[] = [{ days: ['Friday', 'Saturday'], opens: '00:00', closes: '00:00' }];

/** Converts a day and a time of November 2026 to a minute. The 23rd is a Monday. */
const at = (day: number, time: string) => minuteAt(Date.parse(`2026-11-${day}T${time}:00Z`), 'UTC');

test.each([
  ['before the first day opens', office, at(23, '08:59'), 'Sem atendimento agora, volta hoje às 9h'],
  ['in the minute of opening', office, at(23, '09:00'), 'Em atendimento agora, até as 18h'],
  ['in the last minute', office, at(23, '17:59'), 'Em atendimento agora, até as 18h'],
  ['in the minute of closing', office, at(23, '18:00'), 'Sem atendimento agora, volta terça às 9h'],
  ['on a Friday evening', office, at(27, '19:30'), 'Sem atendimento agora, volta sábado às 9h'],
  ['on a Saturday', office, at(28, '12:59'), 'Em atendimento agora, até as 13h'],
  ['on a Saturday afternoon', office, at(28, '13:00'), 'Sem atendimento agora, volta segunda às 9h'],
  ['on a Sunday', office, at(29, '10:00'), 'Sem atendimento agora, volta segunda às 9h'],
  ['at noon between two intervals', twice, at(24, '12:00'), 'Sem atendimento agora, volta hoje às 13h30'],
  ['after the only day of the week', twice, at(24, '18:00'), 'Sem atendimento agora, volta terça às 8h'],
  ['before midnight', night, at(29, '23:59'), 'Em atendimento agora, até segunda à 1h'],
  ['past midnight, on the day after', night, at(30, '00:59'), 'Em atendimento agora, até a 1h'],
  ['after a night over the end of the week', night, at(30, '01:00'), 'Sem atendimento agora, volta domingo às 20h'],
  ['through two whole days', weekend, at(27, '00:00'), 'Em atendimento agora, até domingo à 0h'],
  ['around the clock', always, at(25, '03:00'), 'Em atendimento agora'],
  ['without opening hours', [], 0, 'Sem atendimento agora'],
])('%s', (_, openingHours, now, words) => {
  expect(stateInWords(now, { openingHours, holidays: [] })).toBe(words);
});

const holidays = ['2026-11-20', '2026-11-24', '2026-11-29'];

test.each([
  ['on a holiday', office, at(24, '10:00'), 'Sem atendimento agora, volta quarta às 9h'],
  ['on the evening before', office, at(23, '18:00'), 'Sem atendimento agora, volta quarta às 9h'],
  ['on the same day of another week', office, at(27, '10:00'), 'Em atendimento agora, até as 18h'],
  ['when the only day of the next week is one', twice, at(18, '10:00'), 'Sem atendimento agora'],
  ['around the clock, until one begins', always, at(28, '12:00'), 'Em atendimento agora, até domingo à 0h'],
  ['around the clock, when one ends', always, at(24, '12:00'), 'Sem atendimento agora, volta quarta à 0h'],
  ['in the night after one', night, at(30, '00:30'), 'Sem atendimento agora, volta domingo às 20h'],
])('%s', (_, openingHours, now, words) => {
  expect(stateInWords(now, { openingHours, holidays })).toBe(words);
});

const noonOn = (date: string) => minuteAt(Date.parse(`${date}T12:00:00Z`), 'UTC');

const national = ['01-01', '04-21', '05-01', '09-07', '10-12', '11-02', '11-15', '11-20', '12-25'];

test.each(national)('nobody is there at noon on %s, a national holiday of every year', (date) => {
  for (const year of [2026, 2028]) {
    const words = stateInWords(noonOn(`${year}-${date}`), { openingHours: always, holidays: [] });
    expect(words).toMatch(/^Sem atendimento agora, volta .* à 0h$/);
  }
});

test('no other day of a year is a holiday by itself', () => {
  const days = Array.from({ length: 366 }, (_, index) => noonOn('2028-01-01') / dayLength + index);
  expect(days.map(Math.floor).filter((day) => !opensOn(week, day, []))).toHaveLength(national.length);
});

test.each(Object.entries(timeZoneNames))('%s is %s', (timeZone, name) => {
  const clock = new Intl.DateTimeFormat('pt-BR', { timeZone, timeZoneName: 'long' });
  const standard = clock.formatToParts(0).find(({ type }) => type === 'timeZoneName')?.value;
  expect(standard?.replace('Padrão ', '')).toBe(name);
});

test("the minute is that of the owner's time zone, wherever the visitor is", () => {
  const fridayNight = Date.parse('2026-11-28T01:30:00Z');
  const monday = at(23, '00:00');
  expect(minuteAt(fridayNight, 'America/Sao_Paulo') - monday).toBe((4 * 24 + 22.5) * 60);
  expect(minuteAt(fridayNight, 'Asia/Tokyo') - monday).toBe((5 * 24 + 10.5) * 60);
});
