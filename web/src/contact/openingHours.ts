import type { DayOfWeek, OpeningHours } from '../site.ts';

const week: readonly DayOfWeek[] = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'];

const names: Record<DayOfWeek, string> = {
  Monday: 'segunda',
  Tuesday: 'terça',
  Wednesday: 'quarta',
  Thursday: 'quinta',
  Friday: 'sexta',
  Saturday: 'sábado',
  Sunday: 'domingo',
};

/** Writes out days in Portuguese: 'Segunda a sexta', 'Sábado e domingo', 'Segunda, quarta e sexta'. */
export function daysInWords(days: OpeningHours['days']): string {
  return join(days, (day) => names[day]);
}

/** Writes out days in three letters each: 'Seg a sex', 'Sáb'. */
export function daysInShort(days: OpeningHours['days']): string {
  return join(days, (day) => names[day].slice(0, 3));
}

function join(days: OpeningHours['days'], nameOf: (day: DayOfWeek) => string): string {
  const indices = days.map((day) => week.indexOf(day)).sort((a, b) => a - b);
  const sorted = indices.map((index) => nameOf(week[index] ?? 'Monday'));
  const [first = '', last = ''] = [sorted[0], sorted.at(-1)];
  const consecutive = (indices.at(-1) ?? 0) - (indices[0] ?? 0) === indices.length - 1;
  if (sorted.length > 2 && consecutive) return capitalised(`${first} a ${last}`);
  if (sorted.length > 1) return capitalised(`${sorted.slice(0, -1).join(', ')} e ${last}`);
  return capitalised(first);
}

/** Writes out the time between opening and closing in Portuguese: '9h às 18h', '8h30 às 12h', '9h à 1h'. */
export function hoursInWords({ opens, closes }: Pick<OpeningHours, 'opens' | 'closes'>): string {
  const end = timeInWords(closes);
  return `${timeInWords(opens)} ${/^1h/.test(end) ? 'à' : 'às'} ${end}`;
}

function timeInWords(time: string): string {
  const [hours, minutes] = time.split(':').map(Number);
  return `${hours}h${minutes ? String(minutes).padStart(2, '0') : ''}`;
}

function capitalised(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}
