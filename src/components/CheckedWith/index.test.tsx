import {render} from '@testing-library/react';
import {describe, expect, it} from 'vitest';

import CheckedWith from './index';

const textsOf = (projects: string): (string | null)[] =>
  [...render(<CheckedWith projects={projects} />).container.querySelectorAll('p')].map(({textContent}) => textContent);

describe('the versions that samples were tested with', () => {
  it('lists each library whose samples were run once', () => {
    expect(textsOf('java javascript kotlin')).toEqual(['Samples tested with Pact JS 17.1.4, Pact JVM 4.7.1.']);
  });

  it('lists libraries separately whose samples were only parsed', () => {
    expect(textsOf('javascript ruby')).toEqual([
      'Samples tested with Pact JS 17.1.4.',
      'Samples for Pact Ruby 2.0.2: syntax checked, not run.',
    ]);
  });
});
