import {describe, expect, it} from 'vitest';
import type {RouteConfig} from '@docusaurus/types';

import {contentOf, originsOf, tidy} from './index';

const route = (path: string, source?: string, routes?: RouteConfig[]): RouteConfig => ({
  path,
  component: '@theme/Page',
  ...(source ? {metadata: {sourceFilePath: source}} : {}),
  ...(routes ? {routes} : {}),
});

describe('the pages of a build', () => {
  it('are the routes that come from a file, however deep', () => {
    const docs = route('/', undefined, [route('/faq', 'docs/faq.md', []), route('/tags')]);
    expect(originsOf([route('/', 'src/pages/index.tsx'), docs, route('/search')])).toEqual([
      {path: '/', source: 'src/pages/index.tsx'},
      {path: '/faq', source: 'docs/faq.md'},
    ]);
  });

  it('are read without the navigation around them, and what changes with each release', () => {
    const page =
      '<html><head><title>T</title><link href="a.1.css"><meta data-rh="true" name="description" content="D"></head><body><nav>Menu</nav><main id="m"><p>A</p></main><footer>F</footer>';
    expect(contentOf(page)).toBe(
      '<head><title>T</title><meta data-rh="true" name="description" content="D"></head><main id="m"><p>A</p></main>',
    );
    expect(contentOf('<p>Moved</p>')).toBe('<head></head>');
  });

  it('have texts that fit in a line', () => {
    expect(tidy(' When to\n  use\u00a0Pact\u200b ')).toBe('When to use Pact');
  });
});
