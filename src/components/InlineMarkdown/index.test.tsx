import {render} from '@testing-library/react';
import {describe, expect, it} from 'vitest';

import InlineMarkdown from './index';

describe('a line of Markdown', () => {
  it('may have code, links and emphasis', () => {
    const {container} = render(<InlineMarkdown of="Set `a` as **the** *first*, see [the `b` guide](/b)." />);
    expect(container.innerHTML).toMatch(
      /^Set <code>a<\/code> as <strong>the<\/strong> <em>first<\/em>, see <a href="\/b"[^>]*>the <code>b<\/code> guide<\/a>\.$/,
    );
  });

  it('may be plain text', () => {
    const {container} = render(<InlineMarkdown of="Nothing has to change." />);
    expect(container.innerHTML).toBe('Nothing has to change.');
  });
});
