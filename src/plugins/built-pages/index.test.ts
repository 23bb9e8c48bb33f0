import {describe, expect, it} from 'vitest';
import type {RouteConfig} from '@docusaurus/types';

import {originsOf, tidy} from './index';

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

  it('have texts that fit in a line', () => {
    expect(tidy(' When to\n  use\u00a0Pact\u200b ')).toBe('When to use Pact');
  });
});
