import * as v from 'valibot';
import { week } from '../shared/weekdays.ts';
import { distinct } from './lists.ts';

/** Reports whether a text is an existing day in ISO 8601. */
function isDay(text: string): boolean {
  const date = new Date(text);
  return Boolean(date.getTime()) && date.toISOString().startsWith(`${text}T`);
}

/** A day, in ISO 8601. */
export const day = v.pipe(v.string(), v.check(isDay, 'write a day such as 2026-12-25'));

/** A day that is not in the future, by UTC, where each day begins earlier than in Brazil. */
export const pastDay = v.pipe(
  day,
  v.check((text) => text <= new Date().toISOString().slice(0, 10), 'write no day in the future'),
);

const time = v.pipe(v.string(), v.regex(/^([01]\d|2[0-3]):[0-5]\d$/, 'write a time such as 13:30'));

/** A time zone of Brazil, by its name. */
export const timeZone = v.picklist([
  'Horário de Fernando de Noronha',
  'Horário de Brasília',
  'Horário do Amazonas',
  'Horário do Acre',
]);

/**
 * The rows of the week, in the terms of schema.org's OpeningHoursSpecification. A row may end after midnight. From 00:00 to
 * 00:00 are 24 hours; other rows that close when they open have no length.
 */
export const openingHours = v.pipe(
  v.array(
    v.pipe(
      v.object({ days: v.pipe(v.array(v.picklist(week)), v.nonEmpty()), opens: time, closes: time }),
      v.check(
        ({ opens, closes }) => opens !== closes || opens === '00:00',
        'write another time, or 00:00 twice for 24 hours',
      ),
    ),
  ),
  v.nonEmpty(),
  distinct(({ days, opens }) => days.map((day) => `${day} ${opens}`), 'let each day open once at the same time'),
);
