import {describe, expect, it} from 'vitest';

import {contentFolder} from '../../../tests/doubles/content-folder';
import {readGoneLinks} from '.';

const entry = (fields: Readonly<Record<string, string>>): string =>
  Object.entries({
    url: 'https://example.org/a',
    instead: 'https://web.archive.org/web/20200131/https://example.org/a/',
    since: '2026-04',
    checked: '2026-11-25',
    note: 'Answers 404.',
    ...fields,
  })
    .map(([name, value], index) => `${index === 0 ? '- ' : '  '}${name}: ${value}\n`)
    .join('');

const read = (text: string) =>
  readGoneLinks(contentFolder('content/gone-links.schema.json', {'content/gone-links.yml': text}));

describe('the record of addresses that are gone', () => {
  it('is valid', () => {
    console.log(`gone links: read ${readGoneLinks().length}`);
    expect(readGoneLinks().length).toBeGreaterThan(0);
  });

  it.each<Readonly<Record<string, string>>>([
    {},
    {instead: 'https://example.com/new'},
    {instead: 'nothing'},
    {url: 'https://example.org/*', instead: 'https://web.archive.org/web/2020/https://example.org/*'},
    {url: 'https://example.org/*', instead: 'https://web.archive.org/web/2020/https://example.org/start'},
  ])('accepts %o', (fields) => {
    expect(read(entry(fields))).toHaveLength(1);
  });

  it.each([
    [{instead: 'none'}, '2: 0.instead: "none" has the wrong form (an archived copy, as https://web.archive.org/web/'],
    [{url: 'example.org/a'}, '1: 0.url: "example.org/a" has the wrong form (the address that is gone, with https://'],
    [{url: 'https://example.org/*/a'}, '1: 0.url: "https://example.org/*/a" has the wrong form'],
    [{note: 'gone'}, '5: 0.note: "gone" has the wrong form (how it is known to be gone'],
    [{since: '2026-02-30'}, '1: since: 2026-02-30 is not in the calendar; correct the day or the month.'],
    [{checked: '2099-01-01'}, '1: checked: 2099-01-01 is in the future;'],
    [{since: '2026-11-25', checked: '2026-11-24'}, '1: checked: is before 2026-11-25; correct one of the dates.'],
    [
      {instead: 'https://web.archive.org/web/2020/https://example.org/b'},
      '1: instead: is a copy of https://example.org/b; link to a copy of https://example.org/a.',
    ],
    [
      {instead: 'https://web.archive.org/https://example.org/a'},
      '1: instead: is no address of an archived copy; write',
    ],
    [{instead: 'https://example.com/*'}, '1: instead: ends with *, but url does not; remove the *.'],
    [{instead: 'http://example.org/a'}, '2: 0.instead: "http://example.org/a" has the wrong form'],
    [{instead: 'https://example.org/a#b'}, '1: instead: https://example.org/a#b is gone, too; link to'],
    [{archive: 'x'}, '6: 0.archive: is not a known field; use one of'],
  ])('is rejected with %o', (fields, fault) => {
    expect(() => read(entry(fields))).toThrow(`content/gone-links.yml:${fault}`);
  });

  it('is rejected if an address is in it twice', () => {
    expect(() => read(entry({}) + entry({url: 'http://example.org/a/'}))).toThrow(
      'content/gone-links.yml:6: url: is already covered by https://example.org/a; keep one of them.',
    );
  });
});
