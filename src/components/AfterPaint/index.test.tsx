import {render, screen, waitFor} from '@testing-library/react';
import {renderToStaticMarkup} from 'react-dom/server';
import {beforeEach, describe, expect, it} from 'vitest';

import {history} from '../../../tests/doubles/docusaurus/router';
import {arrival} from '../../../tests/doubles/docusaurus/useIsBrowser';
import AfterPaint from './index';

beforeEach(() => {
  arrival.isFollowed = true;
  history.action = 'PUSH';
  window.history.replaceState(null, '', '/');
});

const rest = (): HTMLElement | null => screen.queryByText('The rest');
const page = <AfterPaint>The rest</AfterPaint>;

describe('content below the first screen', () => {
  it('renders after the first paint when the reader has followed a link', async () => {
    render(page);
    expect(rest()).toBeNull();
    await waitFor(() => expect(rest()).toBeTruthy());
  });

  it('renders on the server', () => {
    arrival.isFollowed = false;
    expect(renderToStaticMarkup(page)).toBe('The rest');
  });

  it('renders at once when the reader goes back', () => {
    history.action = 'POP';
    render(page);
    expect(rest()).toBeTruthy();
  });

  it.each(['#part', '?found=word'])('renders at once when the URL has %s', (url) => {
    window.history.replaceState(null, '', url);
    render(page);
    expect(rest()).toBeTruthy();
  });
});
