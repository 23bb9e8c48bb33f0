import {render, screen, waitFor} from '@testing-library/react';
import {renderToStaticMarkup} from 'react-dom/server';
import {beforeEach, describe, expect, it} from 'vitest';

import {history} from '../../../tests/doubles/docusaurus/router';
import {arrival} from '../../../tests/doubles/docusaurus/useIsBrowser';
import AfterPaint from './index';

beforeEach(() => {
  arrival.isFollowed = true;
  history.action = 'PUSH';
  window.location.hash = '';
});

const rest = (): HTMLElement | null => screen.queryByText('The rest');
const page = <AfterPaint>The rest</AfterPaint>;

describe('what lies below the first screen', () => {
  it('comes after a link was followed once the page is painted', async () => {
    render(page);
    expect(rest()).toBeNull();
    await waitFor(() => expect(rest()).toBeTruthy());
  });

  it('is part of the page that the server made', () => {
    arrival.isFollowed = false;
    expect(renderToStaticMarkup(page)).toBe('The rest');
  });

  it('is there at once when the reader goes back', () => {
    history.action = 'POP';
    render(page);
    expect(rest()).toBeTruthy();
  });

  it('is there at once when the address names a part of the page', () => {
    window.location.hash = '#part';
    render(page);
    expect(rest()).toBeTruthy();
  });
});
