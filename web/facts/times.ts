import * as v from 'valibot';
import { week, weekdays } from '../shared/weekdays.ts';
import { distinct, each, filled, list } from './lists.ts';
import { text } from './text.ts';

/** Reports whether a text is an existing day in ISO 8601. */
function isDay(text: string): boolean {
  const date = new Date(text);
  return Boolean(date.getTime()) && date.toISOString().startsWith(`${text}T`);
}

/** A day, in ISO 8601. */
export const day = text({ fits: isDay, remedy: 'a day such as 2026-12-25' });

/** A day that is not in the future, by UTC, where each day begins earlier than in Brazil. */
export const pastDay = text({
  fits: (text) => isDay(text) && text <= new Date().toISOString().slice(0, 10),
  remedy: 'a day such as 2025-12-31, and none in the future',
});

const time = text({
  fits: (text) => /^([01]\d|2[0-3]):[0-5]\d$/.test(text),
  remedy: 'a time such as 13:30',
});

/** A time zone of Brazil, by its name. */
export const timeZone = v.picklist(
  ['Horário de Fernando de Noronha', 'Horário de Brasília', 'Horário do Amazonas', 'Horário do Acre'],
  ({ expected }) => `write one of ${expected}`,
);

const dayOfWeek = v.picklist(week, `write one of ${week.map((day) => `${day} (${weekdays[day]})`).join(', ')}`);

/** A row of opening hours in the terms of schema.org's OpeningHoursSpecification. It may end after midnight. */
const row = v.object(
  {
    days: v.pipe(
      list(dayOfWeek),
      filled(),
      distinct((day) => [day]),
    ),
    opens: time,
    closes: time,
  },
  "write { days: ['Saturday'], opens: '08:00', closes: '12:00' }",
);

/** The rows of the week. From 00:00 to 00:00 are 24 hours; other rows that close when they open have no length. */
export const openingHours = v.pipe(
  list(row),
  filled(),
  each(({ opens, closes }) =>
    opens === closes && opens !== '00:00' ? 'write another time, or 00:00 twice for 24 hours' : undefined,
  ),
  distinct(({ days, opens }) => days.map((day) => `${day} ${opens}`)),
);
