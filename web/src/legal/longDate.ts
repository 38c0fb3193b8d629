const months = 'janeiro fevereiro março abril maio junho julho agosto setembro outubro novembro dezembro'.split(' ');

/** Writes out an ISO 8601 day. The first `Intl.DateTimeFormat` would take half of the hydration on a slow phone. */
export function longDate(day: string): string {
  const [year, month, date] = day.split('-').map(Number);
  return `${date === 1 ? '1º' : date} de ${months[Number(month) - 1]} de ${year}`;
}
