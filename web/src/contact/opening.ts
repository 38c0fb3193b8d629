import type { DayOfWeek, OpeningHours } from '../site.ts';
import { dayInWords, dayLength, spanOf, week, withArticle } from './openingHours.ts';

const weekLength = 7 * dayLength;

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

/** Says whether somebody is there at a minute of the week, and when that changes: 'Aberto agora, até as 18h'. */
export function stateInWords(now: number, openingHours: readonly OpeningHours[]): string {
  const isOpen = (minute: number) => openingHours.some((entry) => isWithin(entry, minute));
  const open = isOpen(now);
  let change = now + 1;
  while (isOpen(change) === open && change < now + weekLength) change++;
  if (change === now + weekLength) return open ? 'Aberto agora' : 'Fechado agora';

  const day = Math.floor(change / dayLength);
  const time = change % dayLength;
  const sameDay = day === Math.floor(now / dayLength);
  if (open && sameDay) return `Aberto agora, até ${withArticle('a', time)}`;
  const when = `${sameDay ? 'hoje' : dayInWords(day % 7)} ${withArticle('à', time)}`;
  return open ? `Aberto agora, até ${when}` : `Fechado agora, abre ${when}`;
}

/** Reports whether an entry covers a minute of the week. `minute` may lie in the following week. */
function isWithin(entry: OpeningHours, minute: number): boolean {
  const { from, lasts } = spanOf(entry);
  return entry.days.some((day) => {
    const opened = week.indexOf(day) * dayLength + from;
    return (minute - opened + weekLength) % weekLength < lasts;
  });
}
