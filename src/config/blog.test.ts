import {expect, it} from 'vitest';

import {blog} from './blog';

it('estimates the reading time of a post by its number of words', () => {
  const text = 'It’s 2.0 — we don\'t stop... "tea" ';
  expect(blog.readingTime({content: text.repeat(100)})).toBe(3);
});
