import {expect, test} from 'vitest';

import {groupByPage, hitsPerPage} from './hits';
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
