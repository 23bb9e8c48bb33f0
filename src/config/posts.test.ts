import {expect, it} from 'vitest';

import {orderPosts} from './posts';

type Posts = Parameters<typeof orderPosts>[0]['blogPosts'];

const post = (permalink: string, day: string) => ({metadata: {permalink, date: new Date(day)}});

it('sorts posts newest first, whatever order they were read in', async () => {
  const posts = [
    post('/blog/b', '2020-02-24'),
    post('/blog/a', '2020-02-24'),
    post('/blog/z', '2018-07-10'),
    post('/blog/c', '2026-05-22'),
  ] as unknown as Posts;
  const expected = ['/blog/c', '/blog/a', '/blog/b', '/blog/z'];
  for (const read of [posts, [...posts].reverse()]) {
    const ordered = await orderPosts({blogPosts: read});
    expect(ordered.map(({metadata}) => metadata.permalink)).toEqual(expected);
  }
});
