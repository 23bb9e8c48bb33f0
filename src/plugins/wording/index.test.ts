import {describe, expect, it} from 'vitest';

import wording from './index';

describe('the wording of the theme', () => {
  it('names what a link of the blog leads to, to readers and to listeners', async () => {
    const messages = await wording().getDefaultCodeTranslationMessages?.();
    const seen = messages?.['theme.blog.post.readMore'];
    expect(seen).toBe('Read the post');
    expect(messages?.['theme.blog.post.readMoreLabel'], 'the label begins with what is seen').toBe(`${seen}: {title}`);
  });
});
