import {describe, expect, it} from 'vitest';

import {releasesToNote, startOfLastYear} from './recent';
import type {ReleaseList} from './types';

const listOf = (...releases: readonly (readonly [version: string, date: string])[]): ReleaseList => ({
  generated: 'by hand',
  library: 'shop',
  releases: releases.map(([version, date]) => ({version, date})),
});

describe('the last year', () => {
  it('ends with the newest release of all lists', () => {
    expect(startOfLastYear([listOf(['1.0.0', '2025-12-31']), listOf(['3.0.0-beta.1', '2026-10-23'])])).toBe(
      '2025-10-23',
    );
    expect(startOfLastYear([])).toBe('');
  });
});

describe('the releases to note', () => {
  it('are the stable ones of the last year, the highest version first', () => {
    const list = listOf(
      ['1.0.1', '2026-03-02'],
      ['2.0.0', '2026-03-01'],
      ['2.0.0-beta.1', '2026-02-28'],
      ['1.0.0', '2025-10-22'],
    );
    expect(releasesToNote(list, '2025-10-23').map(({version}) => version)).toEqual(['2.0.0', '1.0.1']);
  });

  it('include the highest version, however old', () => {
    const list = listOf(['1.1.0', '2021-02-01'], ['1.0.0', '2021-01-01']);
    expect(releasesToNote(list, '2025-10-23').map(({version}) => version)).toEqual(['1.1.0']);
  });
});
