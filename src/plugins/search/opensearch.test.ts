import {expect, test} from 'vitest';

import {renderOpenSearch} from './opensearch';

test('describes the search page', () => {
  const xml = renderOpenSearch({
    title: 'Docs & more',
    siteUrl: 'https://docs.example/',
    searchUrl: 'https://docs.example/search',
    iconUrl: 'https://docs.example/icon.svg',
  });
  expect(xml).toContain('<ShortName>Docs &amp; more</ShortName>');
  expect(xml).toContain('template="https://docs.example/search?q={searchTerms}"');
  expect(xml).toContain('<Image>https://docs.example/icon.svg</Image>');
});

test('omits a missing icon', () => {
  expect(renderOpenSearch({title: 'Docs', siteUrl: '/', searchUrl: '/search', iconUrl: undefined})).not.toContain(
    'Image',
  );
});
