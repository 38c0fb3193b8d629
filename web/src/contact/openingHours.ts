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

/** Returns when an entry opens and how long it lasts, in minutes. It may end after midnight, and lasts a day at most. */
export function spanOf({ opens, closes }: Pick<OpeningHours, 'opens' | 'closes'>): { from: number; lasts: number } {
  const from = minutesOf(opens);
  const lasts = (minutesOf(closes) - from + dayLength) % dayLength;
  return { from, lasts: lasts || dayLength };
}

/** The name of a day within a sentence, by its index. */
export function dayInWords(index: number): string {
  return names[week[index] ?? 'Monday'];
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
export function withArticle(article: 'a' | 'à', minutes: number): string {
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
