// cspell:words fbclid

const countsVisits = /[?&](utm_|elq_|fbclid|source=|feature=|ab_channel)/;

/** Whether a well-formed date exists. */
function exists(date: string): boolean {
  const full = `${date}-01-01`.slice(0, '2026-01-01'.length);
  const time = new Date(`${full}T00:00:00Z`);
  return !Number.isNaN(time.getTime()) && time.toISOString().startsWith(full);
}

/** Finds invalid dates, dates in the future, and periods that end before they start. */
export function dateFaults({date, end}: {readonly date: string; readonly end?: string}): string[] {
  const dates = Object.entries({date, end}).filter((pair): pair is [string, string] => pair[1] !== undefined);
  const invalid = dates.filter(([, each]) => !exists(each));
  if (invalid.length > 0) {
    return invalid.map(([field, each]) => `${field}: ${each} is not in the calendar; correct the day or the month.`);
  }
  const today = new Date().toISOString().slice(0, '2026-01-01'.length);
  return [
    ...dates
      .filter(([, each]) => each > today)
      .map(([field, each]) => `${field}: ${each} is in the future; add it once it has taken place.`),
    ...(end !== undefined && end <= date
      ? [`end: ${end} is not after ${date}; leave "end" out if it takes one day.`]
      : []),
  ];
}

/**
 * Finds faults of a URL that a pattern can't express.
 *
 * @param field name of its field
 * @param seen titles by URL of the list so far; this URL is added
 */
export function addressFaults(field: string, url: string, title: string, seen: Map<string, string>): string[] {
  const same = url.replace(/\/$/, '').toLowerCase();
  const first = seen.get(same);
  seen.set(same, first ?? title);
  return [
    ...(countsVisits.test(url) ? [`${field}: remove from ${url} the parameter that counts visits.`] : []),
    ...(first === undefined ? [] : [`${field}: ${url} is the address of "${first}", too; keep one of them.`]),
  ];
}
