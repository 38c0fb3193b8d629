import type { DayOfWeek, OpeningHours } from '../site.ts';

const names: Record<DayOfWeek, string> = {
  Monday: 'segunda',
  Tuesday: 'terça',
  Wednesday: 'quarta',
  Thursday: 'quinta',
  Friday: 'sexta',
  Saturday: 'sábado',
  Sunday: 'domingo',
};

/** The days of the week in their order. */
export const week = Object.keys(names) as DayOfWeek[];

/** The number of minutes in a day. */
export const dayLength = 24 * 60;

const weekLength = 7 * dayLength;

/** Returns when an entry opens and how long it lasts, in minutes. It may end after midnight, and lasts a day at most. */
export function spanOf({ opens, closes }: Pick<OpeningHours, 'opens' | 'closes'>): { from: number; lasts: number } {
  const from = minutesOf(opens);
  const lasts = (minutesOf(closes) - from + dayLength) % dayLength;
  return { from, lasts: lasts || dayLength };
}

/** Writes out days in Portuguese: 'Segunda a sexta', 'Sábado e domingo', 'Segunda, quarta e sexta'. */
export function daysInWords(days: OpeningHours['days']): string {
  const sorted = week.filter((day) => days.includes(day));
  const words = sorted.map((day) => names[day]);
  const consecutive = week.join().includes(sorted.join());
  const list =
    consecutive && words.length > 2 ? `${words[0]} a ${words.at(-1)}` : words.join(', ').replace(/(.*), /, '$1 e ');
  return list.charAt(0).toUpperCase() + list.slice(1);
}

/** Writes out the time between opening and closing in Portuguese: '9h às 18h', '8h30 às 12h', '9h à 1h'. */
export function hoursInWords({ opens, closes }: Pick<OpeningHours, 'opens' | 'closes'>): string {
  return `${timeInWords(minutesOf(opens))} ${withArticle('à', minutesOf(closes))}`;
}

/** Writes out a time with its article, singular before 1h and 0h: 'às 18h', 'à 1h'. */
function withArticle(article: 'a' | 'à', minutes: number): string {
  return `${article}${minutes < 120 ? '' : 's'} ${timeInWords(minutes)}`;
}

function timeInWords(minutes: number): string {
  return `${Math.floor(minutes / 60)}h${minutes % 60 ? String(minutes % 60).padStart(2, '0') : ''}`;
}

/** Parses `hh:mm` into minutes from midnight. */
function minutesOf(time: string): number {
  const [hours = 0, minutes = 0] = time.split(':').map(Number);
  return hours * 60 + minutes;
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

/** Says whether somebody is there at a minute of the week, and when that changes: 'Em atendimento agora, até as 18h'. */
export function stateInWords(now: number, openingHours: readonly OpeningHours[]): string {
  const isOpen = (minute: number) => openingHours.some((entry) => isWithin(entry, minute));
  const open = isOpen(now);
  const state = `${open ? 'Em' : 'Sem'} atendimento agora`;
  let change = now + 1;
  while (isOpen(change) === open && change < now + weekLength) change++;
  if (change === now + weekLength) return state;

  const day = Math.floor(change / dayLength);
  const time = change % dayLength;
  const sameDay = day === Math.floor(now / dayLength);
  if (open && sameDay) return `${state}, até ${withArticle('a', time)}`;
  const when = `${sameDay ? 'hoje' : names[week[day % 7] ?? 'Monday']} ${withArticle('à', time)}`;
  return `${state}, ${open ? 'até' : 'volta'} ${when}`;
}

/** Reports whether an entry covers a minute of the week. `minute` may lie in the following week. */
function isWithin(entry: OpeningHours, minute: number): boolean {
  const { from, lasts } = spanOf(entry);
  return entry.days.some((day) => {
    const opened = week.indexOf(day) * dayLength + from;
    return (minute - opened + weekLength) % weekLength < lasts;
  });
}
