import {describe, expect, it} from 'vitest';
import type {RouteConfig} from '@docusaurus/types';

import {sourceRoutes, stableHtml, collapseWhitespace} from './index';

const route = (path: string, source?: string, routes?: RouteConfig[]): RouteConfig => ({
  path,
  component: '@theme/Page',
  ...(source ? {metadata: {sourceFilePath: source}} : {}),
  ...(routes ? {routes} : {}),
});

describe('the pages of a build', () => {
  it('are the routes with a source file, at any depth', () => {
    const docs = route('/', undefined, [route('/faq', 'docs/faq.md', []), route('/tags')]);
    expect(sourceRoutes([route('/', 'src/pages/index.tsx'), docs, route('/search')])).toEqual([
      {path: '/', source: 'src/pages/index.tsx'},
      {path: '/faq', source: 'docs/faq.md'},
    ]);
  });

  it('have their white space collapsed', () => {
    expect(collapseWhitespace(' When to\n  use\u00a0Pact\u200b ')).toBe('When to use Pact');
  });

  it('are stable when only hashes of scripts, stylesheets and images change', () => {
    const page = (hash: string, picture: string): string =>
      `<head><title>FAQ</title><meta name=description content="Help"><link rel=stylesheet href=/styles.${hash}.css>${picture}` +
      `<script defer src=/main.${hash}.js></script></head><body><script type=application/json>["${hash}"]</script><main>FAQ</main></body>`;
    const first = stableHtml(page('1a2b3c', ''));
    expect(first).toBe(
      '<head><title>FAQ</title><meta name=description content="Help"></head><body><main>FAQ</main></body>',
    );
    expect(stableHtml(page('4d5e6f', '<meta data-rh=true property=og:image content=/card.png>'))).toBe(first);
  });
});
