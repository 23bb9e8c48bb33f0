import {describe, expect, it} from 'vitest';

import wording from './index';

describe('the wording of the theme', () => {
  it('says where a link of the blog leads, visibly and to screen readers', async () => {
    const messages = await wording().getDefaultCodeTranslationMessages?.();
    const visible = messages?.['theme.blog.post.readMore'];
    expect(visible).toBe('Read the post');
    expect(messages?.['theme.blog.post.readMoreLabel'], 'the accessible name starts with the visible text').toBe(
      `${visible}: {title}`,
    );
  });
});
