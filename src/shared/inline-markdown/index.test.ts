import {describe, expect, it} from 'vitest';

import {parseInlineMarkdown} from '.';

describe('inline Markdown', () => {
  it('can have code, emphasis and links', () => {
    expect(parseInlineMarkdown('Set `a`, *never* [both `b`](/c#d), **not** both.')).toEqual([
      {type: 'text', value: 'Set '},
      {type: 'inlineCode', value: 'a'},
      {type: 'text', value: ', '},
      {type: 'emphasis', children: [{type: 'text', value: 'never'}]},
      {type: 'text', value: ' '},
      {
        type: 'link',
        url: '/c#d',
        children: [
          {type: 'text', value: 'both '},
          {type: 'inlineCode', value: 'b'},
        ],
      },
      {type: 'text', value: ', '},
      {type: 'strong', children: [{type: 'text', value: 'not'}]},
      {type: 'text', value: ' both.'},
    ]);
  });
});
