/** The days of the week in their order: ours by schema.org's names. */
export const weekdays = {
  Monday: 'segunda',
  Tuesday: 'terça',
  Wednesday: 'quarta',
  Thursday: 'quinta',
  Friday: 'sexta',
  Saturday: 'sábado',
  Sunday: 'domingo',
};

/** A day of the week, as schema.org names it. */
export type DayOfWeek = keyof typeof weekdays;

/** The days of the week in their order. */
export const week = Object.keys(weekdays) as DayOfWeek[];
