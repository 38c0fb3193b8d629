import type { DayOfWeek, OpeningHours } from '../site.ts';
import { dayInWords, dayLength, spanOf, week, withArticle } from './openingHours.ts';

const weekLength = 7 * dayLength;

/** Whether somebody is there at a moment. */
export interface Opening {
  /** The minute of the day. */
  minute: number;
  /** The state, and when it changes: 'Aberto agora, até as 18h'. */
  words: string;
  /** Whether an entry of the opening hours is about this day, or has not closed since the day before. */
  isToday: (entry: OpeningHours) => boolean;
}

/** The state at a minute of the week, which `minuteOfWeek` returns. */
export function openingAt(now: number, openingHours: readonly OpeningHours[]): Opening {
  const today = Math.floor(now / dayLength);
  return {
    minute: now % dayLength,
    words: stateInWords(now, (minute) => openingHours.some((entry) => isWithin(entry, minute))),
    isToday: (entry) => entry.days.some((name) => week.indexOf(name) === today) || isWithin(entry, now),
  };
}

/** `isOpen` takes minutes of this week and of the next one. */
function stateInWords(now: number, isOpen: (minute: number) => boolean): string {
  const open = isOpen(now);
  let change = now + 1;
  while (isOpen(change) === open && change < now + weekLength) change++;
  if (change === now + weekLength) return open ? 'Aberto agora' : 'Fechado agora';

  const day = Math.floor(change / dayLength);
  const time = change % dayLength;
  const isToday = day === Math.floor(now / dayLength);
  if (open && isToday) return `Aberto agora, até ${withArticle('a', time)}`;
  const when = `${isToday ? 'hoje' : dayInWords(day % 7)} ${withArticle('à', time)}`;
  return open ? `Aberto agora, até ${when}` : `Fechado agora, abre ${when}`;
}

/** Whether an entry covers a minute of the week, counted on into the next one. */
function isWithin(entry: OpeningHours, minute: number): boolean {
  const { from, lasts } = spanOf(entry);
  return entry.days.some((name) => {
    const opened = week.indexOf(name) * dayLength + from;
    return (minute - opened + weekLength) % weekLength < lasts;
  });
}

/** The minute of the week, from Monday at midnight, in a time zone (IANA): `time` is in milliseconds since 1970, UTC. */
export function minuteOfWeek(time: number, timeZone: string): number {
  const clock = new Intl.DateTimeFormat('en-US', {
    timeZone,
    weekday: 'long',
    hour: 'numeric',
    minute: 'numeric',
    hourCycle: 'h23',
  });
  const parts = Object.fromEntries(clock.formatToParts(time).map(({ type, value }) => [type, value]));
  return week.indexOf(parts.weekday as DayOfWeek) * dayLength + Number(parts.hour) * 60 + Number(parts.minute);
}
