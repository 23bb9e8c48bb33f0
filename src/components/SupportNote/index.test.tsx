import {render} from '@testing-library/react';
import {afterEach, describe, expect, it, vi} from 'vitest';

import SupportNote from './index';

const update = vi.fn();
window.addEventListener('sdk-change', update);
afterEach(() => update.mockClear());

describe('a note on support', () => {
  it('tells the script of the choices that it has notes for languages', () => {
    render(
      <SupportNote>
        <div data-sdk-panel="swift">Swift has none.</div>
      </SupportNote>,
    );
    expect(update).toHaveBeenCalledTimes(1);
  });

  it('tells nothing when it has none', () => {
    render(<SupportNote>All have it.</SupportNote>);
    expect(update).not.toHaveBeenCalled();
  });
});
