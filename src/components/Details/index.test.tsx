import {act, render, screen} from '@testing-library/react';
import {hydrateRoot} from 'react-dom/client';
import {renderToString} from 'react-dom/server';
import type {ReactNode} from 'react';
import {describe, expect, it} from 'vitest';

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
    const container = document.createElement('div');
    container.innerHTML = renderToString(section);
    const details = container.querySelector('details');
    details?.setAttribute('open', '');
    const root = act(() => hydrateRoot(container, section));
    act(() => root.render(<Details id="more">{section}</Details>));
    expect(container.querySelector('details')).toBe(details);
    expect(details?.open).toBe(true);
  });
});
