import {describe, expect, it} from 'vitest';

import {readGoneLinks, type GoneLink} from '../../src/content/gone-links';
import {contentFolder} from '../doubles/content-folder';
import {describeRun} from './dead';
import {goneLinkFaults, unusedEntries} from './gone';
import {addressesIn, readSources} from './sources';

const entry = (fields: Partial<GoneLink>): GoneLink => ({
  url: 'https://gone.example.org/a',
  instead: 'https://web.archive.org/web/2020/https://gone.example.org/a',
  since: '2026-04',
  checked: '2026-11-25',
  note: 'Answers 404.',
  ...fields,
});
const faultsOf = (text: string, gone: readonly GoneLink[] = [entry({})]) =>
  goneLinkFaults({file: 'docs/page.mdx', text}, gone);

describe('addresses that are recorded as gone', () => {
  const sources = readSources();

  it('have no links', () => {
    const gone = readGoneLinks();
    const count = sources.flatMap(({text}) => addressesIn(text)).length;
    console.log(`gone links: compared ${count} addresses in ${sources.length} files with ${gone.length} entries`);
    expect(count).toBeGreaterThan(2000);
    expect(sources.flatMap((source) => goneLinkFaults(source, gone))).toEqual([]);
  });

  it('are looked for in pages, posts, collections, READMEs and settings of the site', () => {
    expect(sources.map(({file}) => file)).toEqual(
      expect.arrayContaining([
        'README.md',
        'blog/authors.yml',
        'content/glossary.yml',
        'content/resources/articles.yml',
        'examples/README.md',
        'src/config/footer.ts',
        expect.stringMatching(/^docs\/.+\.mdx$/),
        expect.stringMatching(/^blog\/.+\.mdx$/),
        expect.stringMatching(/^content\/errors\/.+\.mdx$/),
      ]),
    );
  });

  it.each([
    'Read [an article](https://gone.example.org/a).',
    '  url: https://gone.example.org/a/',
    'As http://gone.example.org/a, or',
    '<Card href="https://gone.example.org/a#part">',
    '[article]: https://gone.example.org/a',
  ])('are found in %s', (line) => {
    expect(faultsOf(`First line\n${line}`)).toEqual([
      expect.stringMatching(
        /^docs\/page\.mdx:2: http.* is gone: Answers 404\. Write https:\/\/web\.archive\.org\/web\/2020\/https:\/\/gone\.example\.org\/a instead\.$/,
      ),
    ]);
  });

  it('can be linked as archived copies, and are no others', () => {
    expect(faultsOf('[Copy](https://web.archive.org/web/2020/https://gone.example.org/a)')).toEqual([]);
    expect(faultsOf('https://gone.example.org/ab https://gone.example.org/a/b https://gone.example.org')).toEqual([]);
  });

  it('can be all that begin alike, with their rest carried over', () => {
    const moved = entry({url: 'https://gone.example.org/*', instead: 'https://new.example.org/docs/*'});
    expect(faultsOf('http://gone.example.org/a/b#c', [moved])[0]).toContain(
      'Write https://new.example.org/docs/a/b#c instead.',
    );
    expect(faultsOf('https://gone.example.org', [moved])).toHaveLength(1);
    expect(faultsOf('https://gone.example.organisation/a', [moved])).toEqual([]);
  });

  it('can have nothing instead', () => {
    expect(faultsOf('https://gone.example.org/a', [entry({instead: 'nothing'})])[0]).toContain(
      'Answers 404. Remove the link, there is no copy.',
    );
  });
});

describe('the weekly job', () => {
  const sources = [{file: 'docs/page.mdx', text: 'See\n[it](https://dead.example.org/a/).'}];
  const response = {url: 'https://dead.example.org/a', status: {text: '404 Not Found', code: 404}};

  it('says of a link that failed where it is and what to add to the record', () => {
    const text = describeRun(
      {total: 12, error_map: {'links.txt': [response], 'README.md': [response]}},
      sources,
      [],
      '2026-11-25',
    );
    expect(text).toContain('12 links to other sites followed, 1 failed.');
    expect(text).toContain('404 Not Found. Linked from:\n\n- `docs/page.mdx:2`');
    expect(text).toContain('- url: https://dead.example.org/a\n  instead: https://web.archive.org/web/<time');
  });

  it('proposes an entry that is valid once the time is filled in', () => {
    const text = describeRun({total: 1, error_map: {'links.txt': [response]}}, sources, [], '2026-11-25');
    const [, yaml = ''] = /```yaml\n([\s\S]*?)\n```/.exec(text) ?? [];
    const schema = 'content/gone-links.schema.json';
    const files = {'content/gone-links.yml': yaml.replace('<time of a good copy>', '20240229120000')};
    expect(readGoneLinks(contentFolder(schema, files))).toHaveLength(1);
  });

  it('names entries that no link uses', () => {
    const schema = 'content/gone-links.schema.json';
    const lines = Object.entries(entry({})).map(([name, value]) => `${name}: ${value}`);
    const gone = readGoneLinks(contentFolder(schema, {'content/gone-links.yml': `- ${lines.join('\n  ')}\n`}));
    const used = {file: 'blog/a.mdx', text: `[Copy](${gone[0]?.instead})`};
    expect(unusedEntries([used], gone)).toEqual([]);
    expect(unusedEntries(sources, gone)).toEqual(gone);
    expect(describeRun({total: 1, error_map: {}}, sources, gone, '2026-11-25')).toContain(
      '- `content/gone-links.yml:1`: nothing links to https://web.archive.org/web/2020/https://gone.example.org/a; remove',
    );
  });
});
