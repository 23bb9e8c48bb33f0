import {render, screen} from '@testing-library/react';
import {renderToString} from 'react-dom/server';
import type {ReactNode} from 'react';
import {describe, expect, it, vi} from 'vitest';

import Details from './index';

const section: ReactNode = (
  <Details id="more">
    <summary>More</summary>
    <p>Text</p>
  </Details>
);

describe('a section that unfolds', () => {
  it('is an element that the browser opens and closes', () => {
    render(section);
    expect(screen.getByRole('group').outerHTML).toMatch(
      /^<details id="more" class="[^"]*"><summary>More<\/summary><p>Text<\/p><\/details>$/,
    );
  });

  it('stays open when React hydrates it, and when it renders again', () => {
    // In development, React reports the attribute that it leaves alone.
    vi.spyOn(console, 'error').mockReturnValue();
    const container = document.createElement('div');
    document.body.append(container);
    container.innerHTML = renderToString(section);
    const details = container.querySelector('details');
    details?.setAttribute('open', '');
    const {rerender} = render(section, {container, hydrate: true});
    rerender(
      <Details id="more">
        <summary>More</summary>
        <p>Other text</p>
      </Details>,
    );
    expect(container.querySelector('details')).toBe(details);
    expect(details?.open).toBe(true);
    expect(details?.textContent).toContain('Other text');
  });
});
