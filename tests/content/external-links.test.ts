import {readFileSync} from 'node:fs';
import path from 'node:path';
import {describe, expect, it} from 'vitest';
import {parse} from 'yaml';

import {collectLinks, linksIn, linksOfPage, render} from '../links/collect';
import {listFile} from '../links/generate';
import {parsePage} from './pages';

describe('external links', () => {
  it('are all in the list; npm run generate:links writes it', () => {
    const links = collectLinks();
    console.log(`external links: looked at ${[...links.values()].flat().length} of ${links.size} files`);
    expect(links.size).toBeGreaterThan(50);
    expect(readFileSync(listFile, 'utf8'), 'run npm run generate:links').toBe(render(links));
  });

  it('are read from that list by the scheduled job', () => {
    const {jobs} = parse(readFileSync('.github/workflows/links.yml', 'utf8')) as {
      jobs: {check: {steps: {with?: {args?: string}}[]}};
    };
    const inputs = jobs.check.steps.flatMap((step) => step.with?.args?.split(/\s+/) ?? []);
    expect(inputs).toContain(`./${path.relative('.', listFile)}`);
  });

  it('are found wherever a page has them', () => {
    const source = [
      '[Pact](https://pact.io), https://slack.pact.io and ![a mark](https://pact.io/mark.png)',
      '<Card href="https://github.com/pact-foundation" title="Code">All</Card>',
      '[this](./index.mdx), [site](https://docs.pact.io/faq), [sample](https://broker.example.org), [machine](http://localhost:9292)',
      '`https://code.example.net`',
    ].join('\n\n');
    expect(linksOfPage(parsePage('docs/page.mdx', source))).toEqual([
      'https://pact.io',
      'https://slack.pact.io',
      'https://pact.io/mark.png',
      'https://github.com/pact-foundation',
    ]);
  });

  it('are found in data, HTML in it included', () => {
    expect(
      linksIn({title: 'https', items: [{href: 'https://pact.io'}, {html: '<a href="https://slack.pact.io">Ask</a>'}]}),
    ).toEqual(['https://pact.io', 'https://slack.pact.io']);
  });
});
