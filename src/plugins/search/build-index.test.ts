import {describe, expect, test} from 'vitest';

import {asHead, asManifest} from '../../shared/search/format';
import {unpackIndex} from '../../shared/search/text-index';
import {buildIndex} from './build-index';
import type {PageRecord} from './record';

const page = (path: string, text: string): PageRecord => ({
  path,
  title: 'Webhooks',
  description: 'When they run.',
  label: 'Pact Broker Docs',
  prior: 1,
  keywords: ['callback', 'hook'],
  sections: [
    {level: 1, heading: '', anchor: '', text},
    {level: 2, heading: 'Who calls?', anchor: 'who-calls', text: 'The broker.', names: 'caller'},
    {
      level: 2,
      heading: 'Events',
      anchor: 'old-events',
      text: 'Published.',
      panels: [{sdk: 'java kotlin', text: 'In Java.'}],
    },
  ],
});

function read(files: ReadonlyMap<string, string>, name: string): unknown {
  return JSON.parse(files.get(name) ?? 'null');
}

describe('buildIndex', () => {
  const files = buildIndex([page('/webhooks', 'A request.'), page('/go/changelog', 'word '.repeat(500))]);
  const manifest = asManifest(read(files, 'manifest.json'));

  test('the head has an anchor only where it differs from the heading', () => {
    const head = asHead(read(files, `${manifest.version}/head.json`));
    expect(head.pages[0]).toEqual([
      '/webhooks',
      'Webhooks',
      0,
      10,
      'callback\nhook',
      [
        [1, ''],
        [2, 'Who calls?', '', 'caller'],
        [2, 'Events', 'old-events'],
      ],
    ]);
  });

  test('the manifest maps sections to files', () => {
    expect(manifest.texts).toEqual([0]);
  });

  test('the index has all texts, but nothing that the head has', async () => {
    const index = await unpackIndex(read(files, `${manifest.version}/index.json`));
    const sectionsWith = (word: string): unknown[] => index.search(word).map(({id}) => id as unknown);
    expect(sectionsWith('request')).toEqual([0]);
    expect(sectionsWith('java')).toEqual([2, 5]);
    expect(sectionsWith('caller')).toEqual([]);
  });

  test('only the start of each section of a changelog is kept', () => {
    const texts = read(files, `${manifest.version}/text/0.json`) as string[][];
    expect(texts[0]).toEqual(['A request.']);
    expect(texts[3]?.[0]).toHaveLength(300);
  });

  test('texts of language panels are apart', () => {
    const texts = read(files, `${manifest.version}/text/0.json`) as string[][];
    expect(texts[2]).toEqual(['Published.', 'java kotlin', 'In Java.']);
  });

  test('the folder is named after the hash of the content', () => {
    const again = asManifest(
      read(buildIndex([page('/webhooks', 'A request.'), page('/go/changelog', 'word '.repeat(500))]), 'manifest.json'),
    );
    const other = asManifest(read(buildIndex([page('/webhooks', 'Another request.')]), 'manifest.json'));
    expect(again.version).toBe(manifest.version);
    expect(other.version).not.toBe(manifest.version);
  });

  test('a site without pages has an index without entries', () => {
    expect(asManifest(read(buildIndex([]), 'manifest.json'))).toMatchObject({texts: []});
  });
});
