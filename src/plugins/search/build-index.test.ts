import {describe, expect, test} from 'vitest';

import {asHead, asManifest} from '../../shared/search/format';
import {buildIndex} from './build-index';
import type {PageRecord} from './record';

const page = (path: string, text: string): PageRecord => ({
  path,
  title: 'Webhooks',
  description: 'When they run.',
  label: 'Pact Broker Docs',
  prior: 1,
  sections: [
    {level: 1, heading: '', anchor: '', text},
    {level: 2, heading: 'Who calls?', anchor: 'who-calls', text: 'The broker.'},
    {level: 2, heading: 'Events', anchor: 'old-events', text: 'Published.'},
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
      [
        [1, ''],
        [2, 'Who calls?'],
        [2, 'Events', 'old-events'],
      ],
    ]);
  });

  test('the manifest maps terms and sections to files', () => {
    expect(manifest.texts).toEqual([0]);
    expect(manifest.terms).toHaveLength(1);
    expect(Object.keys(read(files, `${manifest.version}/terms/0.json`) as object)[0]).toBe(manifest.terms[0]);
  });

  test('only the start of each section of a changelog is kept', () => {
    const texts = read(files, `${manifest.version}/text/0.json`) as string[];
    expect(texts[0]).toBe('A request.');
    expect(texts[3]).toHaveLength(300);
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
    expect(asManifest(read(buildIndex([]), 'manifest.json'))).toMatchObject({terms: [], texts: []});
  });
});
