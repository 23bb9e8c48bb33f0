import {expect, it} from 'vitest';

import {blog} from './blog';

it('tells how long a post takes to read, by its words alone', () => {
  const text = 'It’s 2.0 — we don\'t stop... "tea" ';
  expect(blog.readingTime({content: text.repeat(100)})).toBe(3);
});
