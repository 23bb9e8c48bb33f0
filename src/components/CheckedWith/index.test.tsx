import {render} from '@testing-library/react';
import {describe, expect, it} from 'vitest';

import CheckedWith from './index';

const textsOf = (projects: string): (string | null)[] =>
  [...render(<CheckedWith projects={projects} />).container.querySelectorAll('p')].map(({textContent}) => textContent);

describe('what a page was checked with', () => {
  it('names the libraries whose samples are run, each once', () => {
    expect(textsOf('java javascript kotlin')).toEqual([
      'Samples checked with Pact JS 17.1.4, Pact JVM 4.7.1: tests run them.',
    ]);
  });

  it('tells apart those whose syntax alone is checked', () => {
    expect(textsOf('javascript ruby')).toEqual([
      'Samples checked with Pact JS 17.1.4: tests run them.',
      'Checked for syntax, and written for Pact Ruby 2.0.2.',
    ]);
  });
});
