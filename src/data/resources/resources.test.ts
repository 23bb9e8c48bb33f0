import {describe, expect, it} from 'vitest';

import {isSdkId} from '../sdks';
import {collections, type CollectionId} from './index';
import {plugins, type Plugin} from './plugins';
import {checked, dateInWords, kinds, topics, type Resource} from './types';

const countsVisits = /[?&](utm_|elq_|fbclid|source=|feature=|ab_channel)/;

/** Whether a text is a date that exists, as exactly as it is given. */
function isDate(date: string): boolean {
  const [, year, month, day] = /^(20\d\d)(?:-(\d\d)(?:-(\d\d))?)?$/.exec(date) ?? [];
  const full = `${year}-${month ?? '01'}-${day ?? '01'}`;
  const time = new Date(`${full}T00:00:00Z`);
  return year !== undefined && !Number.isNaN(time.getTime()) && time.toISOString().startsWith(full);
}

/** What is wrong with the dates of an entry. */
function dateFaults(name: string, {date, end}: {readonly date: string; readonly end?: string}): string[] {
  const wrong = [date, end].filter((each) => each !== undefined && !isDate(each));
  if (wrong.length > 0) {
    return wrong.map((each) => `${name}: ${each} is no date; write 2026, 2026-11 or 2026-11-22, as far as it is known`);
  }
  const faults: string[] = [];
  if ((end ?? date).localeCompare(checked) > 0) {
    faults.push(
      `${name}: ${end ?? date} is after ${checked}; list what has taken place, then raise "checked" in types.ts`,
    );
  }
  if (end !== undefined && end <= date) {
    faults.push(`${name}: it ends on ${end}, before it begins; leave "end" out if it takes a day`);
  }
  return faults;
}

/** What is wrong with an address. */
function addressFaults(name: string, url: string, seen: Map<string, string>): string[] {
  const faults: string[] = [];
  if (!/^https:\/\/[^\s/]+\.[^\s]+$|^\/[\w/-]+$/.test(url)) {
    faults.push(`${name}: ${url} must begin with https://, or be a path of this site`);
  }
  if (countsVisits.test(url)) {
    faults.push(`${name}: cut from ${url} what counts visits`);
  }
  const same = url.replace(/\/$/, '').toLowerCase();
  const first = seen.get(same);
  if (first !== undefined) {
    faults.push(`${name}: ${url} is the address of ${first} already; keep one`);
  }
  seen.set(same, name);
  return faults;
}

/** What is wrong with a collection, told to the person who adds to it. */
function findFaults(list: readonly Resource[]): string[] {
  const seen = new Map<string, string>();
  return list.flatMap((entry, index) => {
    const name = `"${entry.title}"`;
    const before = list[index - 1];
    const faults = [...dateFaults(name, entry), ...addressFaults(name, entry.url, seen)];
    if (entry.also) {
      faults.push(...addressFaults(name, entry.also.url, seen));
    }
    if (entry.title.trim() !== entry.title || entry.title === '') {
      faults.push(`${name}: write the title without spaces around it`);
    }
    if (before && before.date < entry.date) {
      faults.push(
        `${name} (${entry.date}) stands below ${before.date}; the newest is first, what is less exact stands last`,
      );
    }
    const kind: string = entry.kind;
    if (!(kind in kinds)) {
      faults.push(`${name}: "${kind}" is no kind; use one of ${Object.keys(kinds).join(', ')}`);
    }
    const languages: readonly string[] = entry.languages ?? [];
    for (const language of languages.filter((each) => !isSdkId(each))) {
      faults.push(`${name}: "${language}" is no language of src/data/sdks.ts`);
    }
    for (const topic of (entry.topics ?? []).filter((each) => !(each in topics))) {
      faults.push(`${name}: "${topic}" is no topic; use one of ${Object.keys(topics).join(', ')}`);
    }
    if (entry.note !== undefined && !/^[A-Z][^\n]*\.$/.test(entry.note)) {
      faults.push(`${name}: write "note" as a sentence, with its full stop`);
    }
    return faults;
  });
}

const ids = Object.keys(collections) as CollectionId[];

describe('what stands elsewhere about Pact', () => {
  it.each(ids)('is dated, in order, unique and complete: %s', (id) => {
    const list = collections[id];
    console.log(`resources: looked at ${list.length} ${id}`);
    expect(list.length).toBeGreaterThan(0);
    expect(findFaults(list)).toEqual([]);
  });

  it('is told in a sentence where it is a project or a book', () => {
    const untold = [...collections.projects, ...collections.books].filter(({note}) => note === undefined);
    expect(
      untold.map(({title}) => title),
      'say in "note" what the reader finds there',
    ).toEqual([]);
  });

  it('is refused with a message that tells the contributor what to do', () => {
    const good = {title: 'A', url: 'https://example.org/a', date: '2024-02-29', kind: 'talk'} as const;
    const bad: readonly Resource[] = [
      good,
      {...good, title: 'B ', url: 'https://example.org/A/', date: '2023-02-29'},
      {...good, title: 'C', url: 'http://example.org/c' as 'https://', date: '2099'},
      {...good, title: 'D', url: 'https://example.org/d?utm_source=x', kind: 'rumour' as 'talk'},
      {
        ...good,
        title: 'E',
        url: '/e',
        date: '2024-03',
        end: '2024-02',
        languages: ['cobol' as 'go'],
        topics: ['weather' as 'ci'],
        note: 'no sentence',
      },
    ];
    expect(findFaults([good])).toEqual([]);
    expect(findFaults(bad)).toEqual([
      '"B ": 2023-02-29 is no date; write 2026, 2026-11 or 2026-11-22, as far as it is known',
      '"B ": https://example.org/A/ is the address of "A" already; keep one',
      '"B ": write the title without spaces around it',
      `"C": 2099 is after ${checked}; list what has taken place, then raise "checked" in types.ts`,
      '"C": http://example.org/c must begin with https://, or be a path of this site',
      '"C" (2099) stands below 2023-02-29; the newest is first, what is less exact stands last',
      '"D": cut from https://example.org/d?utm_source=x what counts visits',
      `"D": "rumour" is no kind; use one of ${Object.keys(kinds).join(', ')}`,
      '"E": it ends on 2024-02, before it begins; leave "end" out if it takes a day',
      '"E" (2024-03) stands below 2024-02-29; the newest is first, what is less exact stands last',
      '"E": "cobol" is no language of src/data/sdks.ts',
      `"E": "weather" is no topic; use one of ${Object.keys(topics).join(', ')}`,
      '"E": write "note" as a sentence, with its full stop',
    ]);
  });
});

/** What is wrong with the directory of plugins. */
function pluginFaults(list: readonly Plugin[]): string[] {
  const seen = new Map<string, string>();
  return list.flatMap((plugin, index) => {
    const name = `plugin ${plugin.name}`;
    const before = list[index - 1];
    const faults = [...dateFaults(name, plugin), ...addressFaults(name, plugin.url, seen)];
    if (!/^\d+\.\d+\.\d+(-[\w.]+)?$/.test(plugin.version)) {
      faults.push(`${name}: write its version as 1.2.3, not ${plugin.version}`);
    }
    if (before?.status === 'example' && plugin.status === 'index') {
      faults.push(`${name}: those of the index stand before the examples`);
    }
    if (before?.status === plugin.status && before.date < plugin.date) {
      faults.push(`${name} (${plugin.date}) stands below ${before.date}; the newest is first`);
    }
    return faults;
  });
}

describe('the directory of plugins', () => {
  it('has versions, dates and one entry each', () => {
    console.log(`plugins: looked at ${plugins.length}`);
    expect(plugins.length).toBeGreaterThan(0);
    expect(pluginFaults(plugins)).toEqual([]);
  });

  it('is refused with a message that tells what to do', () => {
    const [good] = plugins as readonly [Plugin, ...Plugin[]];
    expect(
      pluginFaults([
        {...good, status: 'example', date: '2025-01-01', url: 'https://example.org/a'},
        {...good, status: 'index', url: 'https://example.org/b', version: 'v1', date: '2024'},
        {...good, status: 'index', url: 'https://example.org/a', date: '2025-13'},
      ]),
    ).toEqual([
      `plugin ${good.name}: write its version as 1.2.3, not v1`,
      `plugin ${good.name}: those of the index stand before the examples`,
      `plugin ${good.name}: 2025-13 is no date; write 2026, 2026-11 or 2026-11-22, as far as it is known`,
      `plugin ${good.name}: https://example.org/a is the address of plugin ${good.name} already; keep one`,
      `plugin ${good.name} (2025-13) stands below 2024; the newest is first`,
    ]);
  });
});

describe('a date in words', () => {
  it.each([
    ['2014', '2014'],
    ['2023-10', 'October 2023'],
    ['2023-10-02', '2 October 2023'],
  ] as const)('has the parts that are known: %s', (date, words) => {
    expect(dateInWords(date)).toBe(words);
  });
});
