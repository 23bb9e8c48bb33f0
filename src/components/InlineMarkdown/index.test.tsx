import {render} from '@testing-library/react';
import {describe, expect, it} from 'vitest';

import InlineMarkdown from './index';

describe('inline Markdown', () => {
  it('can have code, links and emphasis', () => {
    const {container} = render(<InlineMarkdown of="Set `a` as **the** *first*, see [the `b` guide](/b)." />);
    expect(container.innerHTML).toMatch(
      /^Set <code>a<\/code> as <strong>the<\/strong> <em>first<\/em>, see <a href="\/b"[^>]*>the <code>b<\/code> guide<\/a>\.$/,
    );
  });

  it('can be plain text', () => {
    const {container} = render(<InlineMarkdown of="Nothing has to change." />);
    expect(container.innerHTML).toBe('Nothing has to change.');
  });
});
