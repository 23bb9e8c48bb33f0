import {renderToStaticMarkup} from 'react-dom/server';
import {expect, test} from 'vitest';

import {FailureNotice, missingResultUrl, NoResultsNotice} from '.';

test('a failed search says what to check', () => {
  const html = renderToStaticMarkup(<FailureNotice />);
  expect(html).toContain('Unable to fetch results');
  expect(html).toContain('You might want to check your network connection.');
});

test('a search without results suggests others and links to a new issue', () => {
  const html = renderToStaticMarkup(<NoResultsNotice query="a & b" onTry={() => undefined} />);
  expect(html).toContain('No results for “<strong>a &amp; b</strong>”');
  expect(html).toContain('Try searching for');
  expect(html).toContain('Believe this query should return results?');
  expect(html).toContain('Let us know.');
});

test('the new issue names the query', () => {
  const url = new URL(missingResultUrl('a & b'));
  expect(url.origin + url.pathname).toBe('https://github.com/pact-foundation/docs.pact.io/issues/new');
  expect(url.searchParams.get('title')).toBe('Search: no results for "a & b"');
});

test('the new issue names a query that ends within an emoji', () => {
  const url = new URL(missingResultUrl('🚀'.slice(0, 1)));
  expect(url.searchParams.get('title')).toBe('Search: no results for "\ufffd"');
});
