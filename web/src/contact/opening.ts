import type { DayOfWeek, OpeningHours } from '../site.ts';
import { dayInWords, minutesOf, timeWithArticle, week } from './openingHours.ts';

const day = 24 * 60;
const weekLength = 7 * day;

/** Whether somebody is there at a moment. */
export interface Opening {
  /** The minute of the day. */
  minute: number;
  open: boolean;
  /** The state, and when it changes: 'Aberto agora, até as 18h'. */
  words: string;
  /** Whether an entry of the opening hours is about this day, or has not closed since the day before. */
  isToday: (entry: OpeningHours) => boolean;
}

/** The state at a minute of the week, which `minuteOfWeek` returns; undefined without opening hours. */
export function openingAt(now: number, openingHours: readonly OpeningHours[]): Opening | undefined {
  const isOpen = (minute: number) => openingHours.some((entry) => isWithin(entry, minute));
  const open = isOpen(now);
  let change = now;
  while (change < now + weekLength && isOpen(change) === open) change++;
  const always = change === now + weekLength;
  if (always && !open) return undefined;

  const today = Math.floor(now / day);
  const far = change - now >= day;
  const changeDay = Math.floor(change / day);
  const dayName = changeDay === today ? 'hoje' : dayInWords(changeDay % 7);
  const time = timeWithArticle(change % day);
  return {
    minute: now % day,
    open,
    words: open
      ? `Aberto agora${always ? '' : far ? `, até ${dayName} à${time}` : `, até a${time}`}`
      : `Fechado agora, abre ${dayName} à${time}`,
    isToday: (entry) => entry.days.some((name) => week.indexOf(name) === today) || isWithin(entry, now),
  };
}

/** Whether an entry covers a minute of a week, counted on into the next one. It may last past midnight, or a whole day. */
function isWithin({ days, opens, closes }: OpeningHours, minute: number): boolean {
  const lasts = ((minutesOf(closes) - minutesOf(opens) + day - 1) % day) + 1;
  return days.some((name) => {
    const from = week.indexOf(name) * day + minutesOf(opens);
    return (minute - from + weekLength) % weekLength < lasts;
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
  return week.indexOf(parts.weekday as DayOfWeek) * day + Number(parts.hour) * 60 + Number(parts.minute);
}
