import {expect, test} from 'vitest';

import {excerptOf, groupByPage, headingOf, hitsPerPage, placeOf} from './hits';
import type {SearchHit} from './engine/types';

const hit = (url: string): SearchHit => ({objectID: url, url}) as SearchHit;

test('hits of a page come together, in the place of its first hit', () => {
  const groups = groupByPage(['/a#1', '/b', '/a', '/c?sdk=go#x', '/b#2'].map(hit));
  expect(groups.map(({address, hits}) => [address, ...hits.map(({url}) => url)])).toEqual([
    ['/a', '/a#1', '/a'],
    ['/b', '/b', '/b#2'],
    ['/c', '/c?sdk=go#x'],
  ]);
});

test('a page shows its first hits only', () => {
  const [{hits = []} = {}] = groupByPage(['/a', '/a#1', '/a#2', '/a#3', '/a#4'].map(hit));
  expect(hits).toHaveLength(hitsPerPage);
});

test('an excerpt neither begins nor ends with a dot between cells', () => {
  const of = (value: string) => excerptOf({_snippetResult: {content: {value}}} as SearchHit);
  expect(of('…· <mark>like</mark> · the type ·…')).toBe('…<mark>like</mark> · the type…');
  expect(of('One · two')).toBe('One · two');
});

test('a hit has a place, and headings with the words of the query marked', () => {
  const found = {
    objectID: '/js/matching#arrays',
    hierarchy: {
      lvl0: 'Pact JS',
      lvl1: 'Matching',
      lvl2: 'Arrays',
      lvl3: 'Any order',
      lvl4: null,
      lvl5: null,
      lvl6: null,
    },
    _highlightResult: {hierarchy: {lvl3: {value: 'Any <mark>order</mark>'}}},
  } as unknown as SearchHit;
  expect(placeOf(found)).toBe('Pact JS › Matching');
  expect(headingOf(found)).toBe('Arrays › Any <mark>order</mark>');
});
