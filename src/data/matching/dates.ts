// cspell:words timezones

/**
 * Formats of the rules `date`, `time` and `datetime`, as the core reads them (`time_utils.rs` of `pact_models`): the
 * letters of Java's `DateTimeFormatter`, with differences that this module keeps.
 */

/** What a letter of a pattern reads from the start of a text: its length, or the error that the core prints. */
type Reader = (text: string) => {readonly length: number} | {readonly error: string};

interface Field {
  readonly kind: 'year' | 'month' | 'day' | 'other';
  readonly read: Reader;
}

const quote = (text: string): string => JSON.stringify(text);
const nomError = (text: string, kind: string): {readonly error: string} => ({
  error: `Error(Nom(${quote(text)}, ${kind}))`,
});

/** Between 1 and `most` digits, as a number within limits. */
function digits(most: number, error: string, lowest = 0, highest = Infinity): Reader {
  const pattern = new RegExp(`^[0-9]{1,${most}}`);
  return (text) => {
    const [found] = pattern.exec(text) ?? [];
    if (found === undefined) {
      return nomError(text, 'TakeWhileMN');
    }
    const value = Number(found);
    return value >= lowest && value <= highest ? {length: found.length} : {error: `Error(${error}(${quote(found)}))`};
  };
}

/** Any number of digits. */
const anyDigits: Reader = (text) => {
  const [found] = /^[0-9]+/.exec(text) ?? [];
  return found === undefined ? nomError(text, 'Digit') : {length: found.length};
};

/** One of some words; the case doesn't matter. */
function words(...list: readonly string[]): Reader {
  return (text) => {
    const found = list.find((word) => text.slice(0, word.length).toLowerCase() === word.toLowerCase());
    return found === undefined ? nomError(text, 'Tag') : {length: found.length};
  };
}

function literal(word: string): Reader {
  return (text) => (text.startsWith(word) ? {length: word.length} : nomError(text, 'Tag'));
}

const signs: Reader = (text) => {
  const [found] = /^[+-]+/.exec(text) ?? [];
  return found === undefined ? nomError(text, 'IsA') : {length: found.length};
};

function sequence(...readers: readonly Reader[]): Reader {
  return (text) => {
    let length = 0;
    for (const read of readers) {
      const result = read(text.slice(length));
      if ('error' in result) {
        return result;
      }
      length += result.length;
    }
    return {length};
  };
}

function oneOf(...readers: readonly Reader[]): Reader {
  return (text) => {
    let last = nomError(text, 'Alt') as ReturnType<Reader>;
    for (const read of readers) {
      last = read(text);
      if (!('error' in last)) {
        return last;
      }
    }
    return last;
  };
}

const optional =
  (read: Reader): Reader =>
  (text) => {
    const result = read(text);
    return 'error' in result ? {length: 0} : result;
  };

const months = [
  'january',
  'february',
  'march',
  'april',
  'may',
  'june',
  'july',
  'august',
  'september',
  'october',
  'november',
  'december',
];
const weekdays = ['monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday', 'sunday'];
const short = (names: readonly string[]): string[] => names.map((name) => name.slice(0, 3));

const monthNumber = digits(2, 'InvalidMonth', 1, 12);
const minute = digits(2, 'InvalidMinute', 0, 59);
const second = digits(2, 'InvalidMinute', 0, 60);
/** Offsets have hours of 0 to 11 in the core, so `+12:00` is refused. */
const offsetHour = digits(2, 'InvalidHour', 0, 11);
const hourAndMinute = sequence(signs, offsetHour, literal(':'), minute);
const greenwich = oneOf(literal('GMT'), literal('UTC'));

/** Offsets of the letters `x` and `X`, by how many there are. */
function offset(count: number): Reader {
  switch (count) {
    case 1:
      return sequence(signs, offsetHour, optional(minute));
    case 2:
      return sequence(signs, offsetHour, minute);
    case 3:
      return hourAndMinute;
    case 4:
      return sequence(signs, offsetHour, minute, optional(second));
    default:
      return sequence(hourAndMinute, optional(sequence(literal(':'), second)));
  }
}

function offsetZ(count: number): Reader {
  if (count < 4) {
    return sequence(signs, offsetHour, minute);
  }
  return count === 4 ? oneOf(sequence(greenwich, hourAndMinute), greenwich) : hourAndMinute;
}

// cspell:disable
/** Abbreviations of time zones in the time zone database that the core is built with. */
const zoneAbbreviations = new Set(
  `ACDT ACST ADDT ADT AEDT AEST AHDT AHST AKDT AKST AMT APT AST AWDT AWST AWT BDST BDT BMT BST CAST CAT
  CDDT CDT CEMT CEST CET CMT CPT CST CWT DMT EAT EDDT EDT EEST EET EMT EPT EST EWT FFMT FMT GDT GMT GST
  HDT HKST HKT HKWT HMT HPT HST HWT IDDT IDT IMT IST JDT JMT JST KDT KMT KST LMT LST MDDT MDST MDT MEST
  MET MMT MPT MSD MSK MST MWT NDDT NDT NPT NST NWT NZDT NZMT NZST PDDT PDT PKST PKT PLMT PMMT PMT PPMT PPT
  PST PWT QMT RMT SAST SDMT SET SJMT SMT SST TBMT TMT WAST WAT WEMT WEST WET WIB WIT WITA WMT YDDT YDT YPT
  YST YWT`.split(/\s+/),
);

// cspell:enable

const zoneAbbreviation: Reader = (text) => {
  const [found] = /^[A-Z]{3,4}/.exec(text) ?? [];
  if (found === undefined) {
    return nomError(text, 'TakeWhileMN');
  }
  return zoneAbbreviations.has(found) ? {length: found.length} : {error: `Error(InvalidTimezone(${quote(found)}))`};
};

function isZone(name: string): boolean {
  try {
    new Intl.DateTimeFormat('en', {timeZone: name});
    return true;
  } catch {
    return false;
  }
}

/** Names with letters and digits only: the core stops at the `_` of `America/New_York`. */
const zoneName: Reader = (text) => {
  const [found] = /^[A-Za-z0-9]+\/[A-Za-z0-9]+/.exec(text) ?? [];
  if (found === undefined) {
    return nomError(text, 'AlphaNumeric');
  }
  return isZone(found) ? {length: found.length} : {error: `Error(InvalidTimezone(${quote(found)}))`};
};

function quarter(count: number): Reader {
  if (count < 3) {
    return digits(2, 'InvalidQuarter', 1, 4);
  }
  return count === 3 ? words('Q1', 'Q2', 'Q3', 'Q4') : sequence(words('1st', '2nd', '3rd', '4th'), words(' quarter'));
}

interface Letter {
  readonly letters: string;
  /** How many may follow each other. */
  readonly most?: number;
  /** How the core names the letters when there are too many. */
  readonly name?: string;
  readonly kind?: Field['kind'];
  readonly read: (count: number) => Reader;
}

const hours = "Hour ('h', 'H', 'k' or 'K')";
const zones = "Timezone Offset ('x', 'X', 'O', 'z', or 'Z')";

/** The letters of a pattern, in the order in which the core tries them. */
const letters: readonly Letter[] = [
  {letters: 'G', most: 5, name: "Era ('G')", read: () => words('ad', 'bc')},
  ...['y', 'Y', 'u'].map((letter) => ({
    letters: letter,
    kind: 'year' as const,
    read: (count: number) => digits(count, 'InvalidYear'),
  })),
  {
    letters: 'M',
    most: 5,
    name: "Month ('M' or 'L')",
    kind: 'month',
    read: (count) => (count <= 2 ? monthNumber : count === 3 ? words(...short(months)) : words(...months)),
  },
  {letters: 'L', most: 5, name: "Month ('M' or 'L')", read: () => monthNumber},
  {letters: 'D', read: () => digits(3, 'InvalidDayInYear', 1, 356)},
  {letters: 'd', most: 2, name: "Day in Month ('d')", kind: 'day', read: () => digits(2, 'InvalidDayInMonth', 1, 31)},
  {letters: 'q', most: 2, name: "Quarter ('q')", read: () => digits(2, 'InvalidQuarter', 1, 4)},
  {letters: 'Q', most: 5, name: "Quarter ('q' or 'Q')", read: quarter},
  {letters: 'w', most: 2, name: "Week in Month ('W' or 'F')", read: () => digits(2, 'InvalidWeekInYear', 1, 56)},
  {letters: 'W', most: 2, name: "Week in Month ('W' or 'F')", read: () => digits(2, 'InvalidWeekInYear', 1, 5)},
  {letters: 'F', most: 2, name: "Week in Month ('W' or 'F')", read: () => digits(2, 'InvalidWeekInYear', 0, 4)},
  {
    letters: 'E',
    most: 5,
    name: "Day of Week ('E')",
    read: (count) => (count <= 3 ? words(...short(weekdays)) : words(...weekdays)),
  },
  {
    letters: 'e',
    most: 5,
    name: "Day of Week ('e')",
    read: (count) =>
      count > 2 ? words(...(count === 3 ? short(weekdays) : weekdays)) : digits(1, 'InvalidDayOfWeek', 1, 7),
  },
  {letters: 'c', most: 1, name: "Day of Week ('c')", read: () => digits(1, 'InvalidDayOfWeek', 1, 7)},
  {letters: 'a', most: 1, name: "AM/PM ('a')", read: () => words('am', 'pm')},
  {letters: 'h', most: 2, name: hours, read: () => digits(2, 'InvalidHour', 1, 12)},
  {letters: 'H', most: 2, name: hours, read: () => digits(2, 'InvalidHour', 0, 23)},
  {letters: 'k', most: 2, name: hours, read: () => digits(2, 'InvalidHour', 1, 24)},
  {letters: 'K', most: 2, name: hours, read: () => digits(2, 'InvalidHour', 0, 11)},
  {letters: 'm', most: 2, name: "Minute ('m')", read: () => minute},
  {letters: 's', most: 2, name: "Minute ('m')", read: () => second},
  {letters: 'S', read: (count) => digits(count, 'InvalidSecondFraction')},
  {letters: 'n', read: () => anyDigits},
  {letters: 'A', read: () => anyDigits},
  {letters: 'N', read: () => anyDigits},
  {letters: 'x', most: 5, name: zones, read: offset},
  {letters: 'X', most: 5, name: zones, read: (count) => oneOf(literal('Z'), offset(count))},
  {letters: 'Z', most: 5, name: zones, read: offsetZ},
  {
    letters: 'O',
    most: 4,
    name: "Timezone Offset ('O')",
    read: (count) =>
      count < 4
        ? sequence(greenwich, signs, offsetHour, optional(sequence(literal(':'), minute)))
        : sequence(greenwich, hourAndMinute),
  },
  {
    letters: 'z',
    most: 4,
    name: "Timezone Offset ('z')",
    read: (count) =>
      count < 4 ? zoneAbbreviation : (text) => ({error: `Error(FullTimezonesNotSupported(${quote(text)}))`}),
  },
  {letters: 'V', most: 2, name: "Timezone ID ('V')", read: () => zoneName},
];

/** Reads a pattern; an error is what the core prints. */
function parsePattern(pattern: string): readonly Field[] | {readonly error: string} {
  const fields: Field[] = [];
  let rest = pattern;
  while (rest !== '') {
    const first = rest.slice(0, 1);
    const letter = letters.find((each) => each.letters === first);
    if (letter) {
      const count = /^(.)\1*/s.exec(rest)?.[0].length ?? 1;
      if (letter.most !== undefined && count > letter.most) {
        // A run that is too long for its kind of letter first exceeds the five that any of them may have.
        const name = count > 5 && first === 'q' ? "Quarter ('q' or 'Q')" : letter.name;
        return {
          error:
            `Parsing datetime pattern '${pattern}' failed with error - Parsing Failure: ` +
            `TooManyPatternLetters("Too many pattern letters for ${name ?? ''}: ${count}", ${count})`,
        };
      }
      fields.push({kind: letter.kind ?? 'other', read: letter.read(count)});
      rest = rest.slice(count);
      continue;
    }
    const [quoted, quotedText] = /^'((?:''|[^'])+)'/.exec(rest) ?? [];
    const text = quoted ?? /^''/.exec(rest)?.[0] ?? /^[^a-zA-Z0-9'{}[\]]+/.exec(rest)?.[0];
    if (text === undefined) {
      return {
        error:
          fields.length > 0
            ? `Parsing datetime pattern '${pattern}' failed at text '${rest}'`
            : `Parsing datetime pattern '${pattern}' failed with error - Parsing Error: Nom(${quote(rest)}, IsNot)`,
      };
    }
    fields.push({
      kind: 'other',
      read: literal(quoted === undefined && text !== "''" ? text : (quotedText ?? "'").replaceAll("''", "'")),
    });
    rest = rest.slice(text.length);
  }
  return fields.length > 0
    ? fields
    : {error: `Parsing datetime pattern '' failed with error - Parsing Error: Nom("", IsNot)`};
}

const isLeapYear = (year: number): boolean => (year % 4 === 0 && year % 100 !== 0) || year % 400 === 0;

function daysIn(month: number, year: number): number {
  return month === 2 ? (isLeapYear(year) ? 29 : 28) : [4, 6, 9, 11].includes(month) ? 30 : 31;
}

/**
 * Compares a text with a date pattern.
 *
 * @param text such as `2026-11-30`
 * @param pattern such as `yyyy-MM-dd`
 * @returns what the core prints as the reason, or undefined if the text has the format and is a date that exists
 */
export function dateFault(text: string, pattern: string): string | undefined {
  const fields = parsePattern(pattern);
  if ('error' in fields) {
    return `Error parsing '${text}': ${quote(fields.error)}`;
  }
  const found: Partial<Record<Field['kind'], string>> = {};
  let rest = text;
  for (const {kind, read} of fields) {
    const result = read(rest);
    if ('error' in result) {
      return result.error;
    }
    found[kind] ??= rest.slice(0, result.length);
    rest = rest.slice(result.length);
  }
  if (rest !== '') {
    return `Remaining data after applying pattern ${quote(rest)}`;
  }
  const {day, month, year} = found;
  if (day === undefined || month === undefined) {
    return undefined;
  }
  const number = /^\d/.test(month)
    ? Number(month)
    : months.findIndex((name) => name.startsWith(month.toLowerCase())) + 1;
  if (Number(day) <= daysIn(number, year === undefined ? 2001 : Number(year))) {
    return undefined;
  }
  return `'${Number(day)}' is not a valid day for month '${month}'${year === undefined ? '' : ` in year ${Number(year)}`}`;
}
