import {describe, expect, it} from 'vitest';

import {isPerson} from './committers';

describe('the author of a commit', () => {
  it.each(['Ada Lovelace', 'Beth Skurrie', 'Abbott', 'Matt Botham', 'Cia Teamer', 'José María'])(
    '%s is a person',
    (name) => {
      expect(isPerson(name)).toBe(true);
    },
  );

  it.each([
    'dependabot[bot]',
    'renovate-bot',
    'GitHub Actions',
    'github-actions',
    'Pact Foundation maintainers',
    'docs team',
    'Claude',
    'Copilot',
    'root',
  ])('%s is none', (name) => {
    expect(isPerson(name)).toBe(false);
  });
});
