import { week, weekdays } from '../../shared/weekdays.ts';
import type { site } from '../site.ts';

type OpeningHours = (typeof site.openingHours)[number];

/** The number of minutes in a day. */
export const dayLength = 24 * 60;

type Span = Pick<OpeningHours, 'opens' | 'closes'>;

/** Returns when an entry opens and how long it lasts, in minutes. It may end after midnight, and lasts a day at most. */
export function spanOf({ opens, closes }: Span): { from: number; lasts: number } {
  const from = minutesOf(opens);
  const lasts = (minutesOf(closes) - from + dayLength) % dayLength;
  return { from, lasts: lasts || dayLength };
}

/** The spans of the same days, by the days in words: with a break at noon there are two. */
export function byDays(openingHours: readonly OpeningHours[]): Map<string, Span[]> {
  const rows = new Map<string, Span[]>();
  for (const { days, ...span } of openingHours) {
    const words = daysInWords(days);
    rows.set(words, [...(rows.get(words) ?? []), span]);
  }
  return rows;
}

/** Writes out days in Portuguese: 'Segunda a sexta', 'Sábado e domingo', 'Segunda, quarta e sexta'. */
export function daysInWords(days: OpeningHours['days']): string {
  const sorted = week.filter((day) => days.includes(day));
  const words = sorted.map((day) => weekdays[day]);
  const first = week.findIndex((day) => days.includes(day));
  const consecutive = sorted.every((day, index) => day === week[first + index]);
  const text = consecutive && words.length > 2 ? `${words[0]} a ${words.at(-1)}` : inList(words);
  return text.charAt(0).toUpperCase() + text.slice(1);
}

/** Writes out the times between opening and closing in Portuguese: '9h às 18h', '8h30 às 12h e 14h à 1h', '24 horas'. */
export function hoursInWords(spans: readonly Span[]): string {
  const times = spans.map(({ opens, closes }) =>
    opens === closes ? '24 horas' : `${timeInWords(opens)} ${closes < '02:00' ? 'à' : 'às'} ${timeInWords(closes)}`,
  );
  // A line ends between two times, and not within one.
  return inList(times.map((time) => time.replaceAll(' ', '\u00a0')));
}

/** Says when nobody is there, given dates in ISO 8601: 'Exceto feriados e nestes dias: 24/12/2026 e 31/12/2026'. */
export function closedInWords(dates: readonly string[]): string {
  const days = inList(dates.map((date) => date.split('-').reverse().join('/')));
  return `Exceto feriados${days && ` e nestes dias: ${days}`}`;
}

/** Lists words in Portuguese: 'a, b e c'. By hand, because the first object of Intl costs a slow phone a tenth of a second. */
function inList(words: readonly string[]): string {
  return [words.slice(0, -1).join(', '), words.at(-1)].filter(Boolean).join(' e ');
}

function timeInWords(time: string): string {
  const [hours, minutes] = time.split(':');
  return `${Number(hours)}h${minutes === '00' ? '' : minutes}`;
}

function minutesOf(time: string): number {
  const [hours = 0, minutes = 0] = time.split(':').map(Number);
  return hours * 60 + minutes;
}
