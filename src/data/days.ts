const withYear = new Intl.DateTimeFormat('en-GB', {day: 'numeric', month: 'long', year: 'numeric', timeZone: 'UTC'});
const withoutYear = new Intl.DateTimeFormat('en-GB', {day: 'numeric', month: 'long', timeZone: 'UTC'});
const month = new Intl.DateTimeFormat('en-GB', {month: 'long', year: 'numeric', timeZone: 'UTC'});

/** Formats a day: `2026-11-22` as `22 November 2026`. @throws RangeError for an invalid ISO 8601 date */
export function formatDay(day: string): string {
  return withYear.format(new Date(day));
}

/** Formats a day without its year, for lists grouped by year: `22 November`. @throws RangeError for an invalid ISO 8601 date */
export function formatDayOfYear(day: string): string {
  return withoutYear.format(new Date(day));
}

/** Formats the month of a day: `2026-11-22` as `November 2026`. @throws RangeError for an invalid ISO 8601 date */
export function formatMonth(day: string): string {
  return month.format(new Date(day));
}
