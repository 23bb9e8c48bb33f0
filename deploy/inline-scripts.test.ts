import {createHash} from 'node:crypto';
import {describe, expect, it} from 'vitest';

import {readInlineScripts} from './inline-scripts';

const hash = (text: string): string => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
const read = (html: string) => readInlineScripts('build/page.html', `<!doctype html><html><body>${html}</body></html>`);

describe('the scripts of a page', () => {
  it('are hashed verbatim, including white space', () => {
    const text = '\n  if (1 < 2 && "&amp;") { alert("ü</b>"); }\n';
    expect(read(`<script>${text}</script>`).hashes).toEqual([hash(text)]);
  });

  it.each(['', 'type="module"', 'type="text/javascript"', 'type="speculationrules"', 'type="importmap" async'])(
    'are hashed when they are executed: %s',
    (attributes) => {
      expect(read(`<script ${attributes}>1</script>`).hashes).toEqual([hash('1')]);
    },
  );

  it.each(['type="application/ld+json"', 'type="application/json"', 'type="text/template"', 'src="/main.js"'])(
    'need no hash when they are data or files: %s',
    (attributes) => {
      expect(read(`<script ${attributes}>1</script>`).hashes).toEqual([]);
    },
  );

  it('are rejected in attributes, with the page and the element', () => {
    const {faults} = read(
      '<p onclick="go()">x</p><a href=" JavaScript:go()">x</a><svg><a xlink:href="javascript:1"/></svg>',
    );
    expect(faults).toEqual([
      'build/page.html: <p onclick="…"> runs a script; listen for the event in a script instead',
      'build/page.html: <a href="javascript:…"> runs a script; use a button and a script instead',
      'build/page.html: <a xlink:href="javascript:…"> runs a script; use a button and a script instead',
    ]);
  });

  it('are ignored in text and data', () => {
    expect(
      read('<p data-on="click" title="onclick=1">javascript:go()</p><a href="/javascript:x">x</a>').faults,
    ).toEqual([]);
  });
});

describe('the star button of GitHub', () => {
  it('is detected', () => {
    expect(read('<a class="github-button" href="https://github.com/a/b">Star</a>').hasGithubButton).toBe(true);
    expect(read('<a class="button" href="https://github.com/a/b">Star</a>').hasGithubButton).toBe(false);
  });
});
