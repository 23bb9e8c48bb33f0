import {render} from '@testing-library/react';
import {describe, expect, it} from 'vitest';

import Freshness from './index';

const day = {on: '2026-11-02', day: '2 November 2026'};

describe('the day on which facts were checked', () => {
  it('is shown to readers and machine-readable', () => {
    const page = render(<Freshness checked={{...day, against: ''}} />).container;
    expect(page.textContent).toBe('Facts checked on 2 November 2026.');
    expect(page.querySelector('time')?.getAttribute('datetime')).toBe('2026-11-02');
  });

  it('comes with the versions', () => {
    const page = render(<Freshness checked={{...day, against: 'Pact Go 2.7.0 and Pact JS 17.1.4'}} />).container;
    expect(page.textContent).toBe('Facts checked on 2 November 2026 against Pact Go 2.7.0 and Pact JS 17.1.4.');
  });
});
