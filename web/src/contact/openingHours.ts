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

const listFormat = new Intl.ListFormat('pt-BR');

/** The minutes of a day. */
export const dayLength = 24 * 60;

/** When an entry opens, in minutes from midnight, and how many it lasts: past midnight, or a whole day at the most. */
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
  const list = consecutive && words.length > 2 ? `${words[0]} a ${words.at(-1)}` : listFormat.format(words);
  return list.charAt(0).toUpperCase() + list.slice(1);
}

/** Writes out the time between opening and closing in Portuguese: '9h às 18h', '8h30 às 12h', '9h à 1h'. */
export function hoursInWords({ opens, closes }: Pick<OpeningHours, 'opens' | 'closes'>): string {
  return `${timeInWords(minutesOf(opens))} ${withArticle('à', minutesOf(closes))}`;
}

/** Writes out a time after 'a' or 'à', which agrees with it: 'às 18h', 'à 1h'. */
export function withArticle(article: 'a' | 'à', minutes: number): string {
  return `${article}${minutes < 120 ? '' : 's'} ${timeInWords(minutes)}`;
}

function timeInWords(minutes: number): string {
  return `${Math.floor(minutes / 60)}h${minutes % 60 ? String(minutes % 60).padStart(2, '0') : ''}`;
}

/** The minutes from midnight until a time of a day, `hh:mm`. */
function minutesOf(time: string): number {
  const [hours = 0, minutes = 0] = time.split(':').map(Number);
  return hours * 60 + minutes;
}
