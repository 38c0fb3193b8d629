/** A day of the week, as schema.org names it. */
export type DayOfWeek = 'Monday' | 'Tuesday' | 'Wednesday' | 'Thursday' | 'Friday' | 'Saturday' | 'Sunday';

/** Opening hours in the terms of schema.org's OpeningHoursSpecification; times are `hh:mm`. */
export interface OpeningHours {
  days: readonly DayOfWeek[];
  opens: string;
  closes: string;
}

/** A time zone of Brazil, by its name in the IANA Time Zone Database. */
export type TimeZone = 'America/Noronha' | 'America/Sao_Paulo' | 'America/Manaus' | 'America/Rio_Branco';

/** When somebody answers. On `holidays`, dates in ISO 8601, nobody does. */
export interface ServiceHours {
  openingHours: readonly OpeningHours[];
  holidays: readonly string[];
  timeZone: TimeZone;
}

/** A price of the app in reais, 0 where it is free: for a month, for a year, or for good. */
export interface Price {
  reais: number;
  per?: 'mês' | 'ano';
}

/** What a physiotherapist asks before installing, and the owner's answer. */
export interface Answer {
  question: string;
  answer: string;
}

/** What one must know before installing the app. What is empty is left out. */
export interface AppFacts {
  leastAndroid: string;
  prices: readonly Price[];
  answers: readonly Answer[];
}
