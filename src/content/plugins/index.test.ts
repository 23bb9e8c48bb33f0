import {describe, expect, it} from 'vitest';

import {contentFolder} from '../../../tests/doubles/content-folder';
import {readPlugins} from '.';

const plugin = (fields: Readonly<Record<string, string>>): string =>
  Object.entries({
    name: 'csv',
    status: 'index',
    brings: 'text/csv',
    writtenIn: 'Rust',
    by: 'Pact Foundation',
    url: 'https://example.org/csv',
    version: '0.0.6',
    date: '2025-01-31',
    note: 'Columns by name need a header.',
    ...fields,
  })
    .map(([name, value], index) => `${index === 0 ? '- ' : '  '}${name}: ${value}\n`)
    .join('');

const read = (text: string) => readPlugins(contentFolder('content/plugins.schema.json', {'content/plugins.yml': text}));

describe('the directory of plugins', () => {
  it('is valid', () => {
    console.log(`plugins: read ${readPlugins().length}`);
    expect(readPlugins().length).toBeGreaterThan(0);
  });

  it('is read in order', () => {
    const second = {name: 'jwt', url: 'https://example.org/jwt', status: 'example', date: '2026-01-01'};
    expect(read(plugin({}) + plugin(second)).map(({name}) => name)).toEqual(['csv', 'jwt']);
  });

  it.each([
    [{version: 'v1'}, '7: 0.version: "v1" has the wrong form (the newest version, as 1.2.3 without a prefix).'],
    [{status: 'prototype'}, '2: 0.status: "prototype" is not one of index, example.'],
    [{date: '2025-13'}, '1: date: 2025-13 is not in the calendar; correct the day or the month.'],
    [{date: "'2099'"}, '1: date: 2099 is in the future; add it once it has taken place.'],
    [{url: '/csv'}, '6: 0.url: "/csv" has the wrong form (begins with https://;'],
  ])('is rejected with %o', (fields, fault) => {
    expect(() => read(plugin(fields))).toThrow(`content/plugins.yml:${fault}`);
  });

  it('is rejected if it is unsorted or has a duplicate address', () => {
    expect(() =>
      read(plugin({status: 'example'}) + plugin({name: 'b'}) + plugin({url: 'https://example.org/c', date: '2026-01'})),
    ).toThrow(
      [
        'content/plugins.yml:10: url: https://example.org/csv is the address of "csv", too; keep one of them.',
        'content/plugins.yml:10: status: plugins of the index come first; move it above the examples.',
        'content/plugins.yml:19: date: 2026-01 is below 2025-01-31; put the newest first.',
      ].join('\n'),
    );
  });
});
