const withYear = new Intl.DateTimeFormat('en-GB', {day: 'numeric', month: 'long', year: 'numeric', timeZone: 'UTC'});
const withoutYear = new Intl.DateTimeFormat('en-GB', {day: 'numeric', month: 'long', timeZone: 'UTC'});

/** A day as pages write it: `2026-11-22` as `22 November 2026`. @throws RangeError for what is no ISO 8601 day */
export function dayInWords(day: string): string {
  return withYear.format(new Date(day));
}

/** A day below a heading with its year: `22 November`. @throws RangeError for what is no ISO 8601 day */
export function dayOfYearInWords(day: string): string {
  return withoutYear.format(new Date(day));
}
