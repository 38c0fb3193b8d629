import type { DayOfWeek, OpeningHours, SiteFacts } from '../facts.ts';

const names: Record<DayOfWeek, string> = {
  Monday: 'segunda',
  Tuesday: 'terça',
  Wednesday: 'quarta',
  Thursday: 'quinta',
  Friday: 'sexta',
  Saturday: 'sábado',
  Sunday: 'domingo',
};

/** The time zones in Portuguese. */
export const timeZoneNames: Record<SiteFacts['timeZone'], string> = {
  'America/Noronha': 'Horário de Fernando de Noronha',
  'America/Sao_Paulo': 'Horário de Brasília',
  'America/Manaus': 'Horário do Amazonas',
  'America/Rio_Branco': 'Horário do Acre',
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

/** The opening hours of the same days: with a break at noon there are two spans. */
export interface HoursOfDays {
  days: OpeningHours['days'];
  spans: readonly Pick<OpeningHours, 'opens' | 'closes'>[];
}

/** Joins the entries of the same days, in the order of the first ones. */
export function byDays(openingHours: readonly OpeningHours[]): HoursOfDays[] {
  const names = openingHours.map(({ days }) => daysInWords(days));
  return openingHours
    .map(({ days }, first) => ({ days, spans: openingHours.filter((_, index) => names[index] === names[first]) }))
    .filter((_, index) => names.indexOf(names[index] ?? '') === index);
}

/** Writes out days in Portuguese: 'Segunda a sexta', 'Sábado e domingo', 'Segunda, quarta e sexta'. */
export function daysInWords(days: OpeningHours['days']): string {
  const sorted = week.filter((day) => days.includes(day));
  const words = sorted.map((day) => names[day]);
  const consecutive = week.join().includes(sorted.join());
  const list = consecutive && words.length > 2 ? `${words[0]} a ${words.at(-1)}` : listInWords(words);
  return list.charAt(0).toUpperCase() + list.slice(1);
}

/** Writes out the times between opening and closing in Portuguese: '9h às 18h', '8h30 às 12h e 14h à 1h', '24 horas'. */
export function hoursInWords(spans: HoursOfDays['spans']): string {
  const times = spans.map(({ opens, closes }) =>
    opens === closes ? '24 horas' : `${timeInWords(minutesOf(opens))} ${withArticle('à', minutesOf(closes))}`,
  );
  // A line ends between two times, and not within one.
  return listInWords(times.map((time) => time.replaceAll(' ', '\u00a0')));
}

/** Says when nobody is there, given dates in ISO 8601: 'Exceto feriados e nestes dias: 24/12/2026 e 31/12/2026'. */
export function closedInWords(dates: readonly string[]): string {
  const days = listInWords(dates.map((date) => date.split('-').reverse().join('/')));
  return `Exceto feriados${days && ` e nestes dias: ${days}`}`;
}

function listInWords(words: string[]): string {
  return words.join(', ').replace(/(.*), /, '$1 e ');
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

/** The first Monday after the beginning of UNIX time, from which minutes and days count. */
const firstMonday = Date.UTC(1970, 0, 5);

/** The minute since the first Monday on the clock of a time zone (IANA): `time` is in milliseconds since 1970, UTC. */
export function minuteAt(time: number, timeZone: string): number {
  const clock = new Date(time).toLocaleString('en-US', { timeZone, hourCycle: 'h23' });
  const [month = 0, day, year = 0, hour, minute] = clock.split(/\D+/).map(Number);
  return (Date.UTC(year, month - 1, day, hour, minute) - firstMonday) / 60_000;
}

/** Says whether somebody is there at a minute, and when that changes: 'Em atendimento agora, até as 18h'. */
export function stateInWords(now: number, { openingHours, holidays }: Pick<SiteFacts, 'openingHours' | 'holidays'>) {
  const isOpen = (minute: number) => openingHours.some((entry) => isWithin(entry, minute, holidays));
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

/** Reports whether an entry covers a minute: having opened on that day, or on the day before. */
function isWithin(entry: OpeningHours, minute: number, holidays: readonly string[]): boolean {
  const { from, lasts } = spanOf(entry);
  const today = Math.floor(minute / dayLength);
  return [today, today - 1].some((day) => {
    const sinceOpening = minute - day * dayLength - from;
    return sinceOpening >= 0 && sinceOpening < lasts && opensOn(entry.days, day, holidays);
  });
}

/**
 * The national holidays with a fixed date: Lei nº 662/1949 as changed by Lei nº 10.607/2002, Lei nº 6.802/1980 (10-12) and
 * Lei nº 14.759/2023 (11-20).
 */
const nationalHolidays = '01-01 04-21 05-01 09-07 10-12 11-02 11-15 11-20 12-25';

/** Reports whether an entry of some days opens on a day, a number of days since the first Monday. On a holiday none does. */
export function opensOn(days: OpeningHours['days'], day: number, holidays: readonly string[]): boolean {
  const date = new Date(firstMonday + day * dayLength * 60_000).toISOString().slice(0, 10);
  const isHoliday = holidays.includes(date) || nationalHolidays.includes(date.slice(5));
  return !isHoliday && days.includes(week[day % 7] as DayOfWeek);
}
