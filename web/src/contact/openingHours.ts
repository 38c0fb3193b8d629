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

/** The name of a day within a sentence, by its index. */
export function dayInWords(index: number): string {
  return names[week[index] ?? 'Monday'];
}

/** Writes out days in Portuguese: 'Segunda a sexta', 'Sábado e domingo', 'Segunda, quarta e sexta'. */
export function daysInWords(days: OpeningHours['days']): string {
  const indices = days.map((day) => week.indexOf(day)).sort((a, b) => a - b);
  const sorted = indices.map(dayInWords);
  const [first = '', last = ''] = [sorted[0], sorted.at(-1)];
  const consecutive = (indices.at(-1) ?? 0) - (indices[0] ?? 0) === indices.length - 1;
  if (sorted.length > 2 && consecutive) return capitalised(`${first} a ${last}`);
  if (sorted.length > 1) return capitalised(`${sorted.slice(0, -1).join(', ')} e ${last}`);
  return capitalised(first);
}

/** Writes out the time between opening and closing in Portuguese: '9h às 18h', '8h30 às 12h', '9h à 1h'. */
export function hoursInWords({ opens, closes }: Pick<OpeningHours, 'opens' | 'closes'>): string {
  return `${timeInWords(minutesOf(opens))} à${timeWithArticle(minutesOf(closes))}`;
}

/** Writes out a time with the end of its article, 's 18h' or ' 1h'. The caller puts 'a' or 'à' before it. */
export function timeWithArticle(minutes: number): string {
  return `${minutes < 120 ? '' : 's'} ${timeInWords(minutes)}`;
}

/** The minutes from midnight until a time of a day, `hh:mm`. */
export function minutesOf(time: string): number {
  const [hours = 0, minutes = 0] = time.split(':').map(Number);
  return hours * 60 + minutes;
}

function timeInWords(minutes: number): string {
  return `${Math.floor(minutes / 60)}h${minutes % 60 ? String(minutes % 60).padStart(2, '0') : ''}`;
}

function capitalised(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}
