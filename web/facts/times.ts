import * as v from 'valibot';
import { dayLength, daysInWords, spanOf, timeZoneNames, week } from '../src/contact/openingHours.ts';
import { distinct, each, filled, list } from './lists.ts';
import { text } from './text.ts';

/** Converts a day such as '25/12/2026' or '2026-2-5' to ISO 8601. */
function isoDay(day: string): string {
  const numbers = day.split(/\D+/).filter(Boolean);
  const [year, month = '', date = ''] = numbers[2]?.length === 4 ? numbers.reverse() : numbers;
  return `${year}-${month.padStart(2, '0')}-${date.padStart(2, '0')}`;
}

/** Reports whether a text is an existing day in ISO 8601. */
function isDay(text: string): boolean {
  const date = new Date(text);
  return Boolean(date.getTime()) && date.toISOString().startsWith(`${text}T`);
}

/** A day, in ISO 8601. */
export const day = text({ fits: isDay, remedy: 'a day such as 2026-12-25', mend: isoDay });

/** A day that is not in the future, by UTC, where each day begins earlier than in Brazil. */
export const pastDay = text({
  fits: (text) => isDay(text) && text <= new Date().toISOString().slice(0, 10),
  remedy: 'a day such as 2025-12-31, and none in the future',
  mend: isoDay,
});

/** A time, `hh:mm`. */
export const time = text({
  fits: (text) => /^([01]\d|2[0-3]):[0-5]\d$/.test(text),
  remedy: 'a time such as 13:30',
  mend: (text) => {
    const [, hours, minutes] = /^(\d\d?)(?:h|:|h:)?(\d\d)?h?$/i.exec(text.replace(/\s/g, '')) ?? [];
    return hours ? `${hours.padStart(2, '0').replace('24', '00')}:${minutes ?? '00'}` : text;
  },
});

type Message = (issue: v.BaseIssue<unknown>) => string;

/** Suggests the value whose Portuguese name the owner wrote, or lists all values. */
function valueOfName(names: () => (readonly [value: string, name: string])[]): Message {
  return ({ input }) => {
    const written = String(input).toLowerCase().replace('-feira', '');
    const [meant] = names().find(([, name]) => name.toLowerCase() === written) ?? [];
    const all = names().map(([value, name]) => `${value} (${name})`);
    return meant ? `write '${meant}'` : `write one of ${all.join(', ')}`;
  };
}

// Annotated, because the types of what they read are inferred from the schemas below.
const zoneOfName: Message = valueOfName(() => Object.entries(timeZoneNames));
const dayOfName: Message = valueOfName(() => week.map((day) => [day, daysInWords([day])]));

/** A time zone of Brazil, by its name in the IANA Time Zone Database. */
export const timeZone = v.picklist(
  ['America/Noronha', 'America/Sao_Paulo', 'America/Manaus', 'America/Rio_Branco'],
  zoneOfName,
);

/** A day of the week, as schema.org names it. */
const dayOfWeek = v.picklist(['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'], dayOfName);

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
  each((row, earlier) => {
    const other = earlier.findIndex((other) =>
      spans(row).some((span) => spans(other).some((earlier) => overlap(span, earlier))),
    );
    return other < 0 ? undefined : `write other times, as row ${other} is open then`;
  }),
);

type Span = { from: number; to: number };

/** When a row is open, in minutes from the beginning of Monday. */
function spans(hours: v.InferOutput<typeof row>): Span[] {
  const { from, lasts } = spanOf(hours);
  return hours.days.map((day) => {
    const opens = week.indexOf(day) * dayLength + from;
    return { from: opens, to: opens + lasts };
  });
}

/** Reports whether two spans overlap. Monday follows Sunday. */
function overlap(a: Span, b: Span): boolean {
  return [-7, 0, 7].some((days) => a.from < b.to + days * dayLength && b.from + days * dayLength < a.to);
}
