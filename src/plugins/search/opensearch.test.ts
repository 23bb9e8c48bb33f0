import {expect, test} from 'vitest';

import {renderOpenSearch} from './opensearch';

test('describes the search page to browsers', () => {
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

test('does without an icon', () => {
  expect(renderOpenSearch({title: 'Docs', siteUrl: '/', searchUrl: '/search', iconUrl: undefined})).not.toContain(
    'Image',
  );
});
