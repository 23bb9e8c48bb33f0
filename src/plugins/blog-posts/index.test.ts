import {describe, expect, it, vi} from 'vitest';

import blogPosts from './index';

type Params = Parameters<NonNullable<ReturnType<typeof blogPosts>['allContentLoaded']>>[0];

const posts = ['2025-05-28', '2025-04-24', '2025-03-20', '2025-02-13'].map((day) => ({
  metadata: {
    title: `Post of ${day}`,
    permalink: `/blog/${day.replaceAll('-', '/')}/post`,
    date: new Date(`${day}T00:00:00Z`),
  },
}));

async function load(allContent: object) {
  const createData = vi.fn(async (_name: string, _data: unknown) => '');
  await blogPosts().allContentLoaded?.({allContent, actions: {createData}} as unknown as Params);
  return createData;
}

describe('the generated lists of posts', () => {
  it('have all posts and the newest three, each with title, path and date', async () => {
    const createData = await load({'docusaurus-plugin-content-blog': {default: {blogPosts: posts}}});
    expect(createData.mock.calls[0]).toEqual(['all.json', expect.objectContaining({length: 4})]);
    expect(createData).toHaveBeenLastCalledWith('recent.json', [
      {title: 'Post of 2025-05-28', permalink: '/blog/2025/05/28/post', date: '2025-05-28'},
      {title: 'Post of 2025-04-24', permalink: '/blog/2025/04/24/post', date: '2025-04-24'},
      {title: 'Post of 2025-03-20', permalink: '/blog/2025/03/20/post', date: '2025-03-20'},
    ]);
  });

  it('can have fewer than three', async () => {
    const createData = await load({'docusaurus-plugin-content-blog': {default: {blogPosts: posts.slice(0, 1)}}});
    expect(createData.mock.calls.map(([, data]) => data)).toEqual([
      [expect.objectContaining({date: '2025-05-28'})],
      [expect.objectContaining({date: '2025-05-28'})],
    ]);
  });

  it('fail the build without a blog, and suggest a fix', async () => {
    await expect(load({})).rejects.toThrow('enable the blog plugin, or remove blog-posts from docusaurus.config.ts');
  });
});
