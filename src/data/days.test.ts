import {expect, it} from 'vitest';

import {formatDay, formatDayOfYear} from './days';

it('writes days as British readers do, whatever the time zone of the build', () => {
  expect(formatDay('2026-11-01')).toBe('1 November 2026');
  expect(formatDayOfYear('2026-11-01')).toBe('1 November');
});

it('refuses what is no day', () => {
  expect(() => formatDay('')).toThrow(RangeError);
  expect(() => formatDayOfYear('soon')).toThrow(RangeError);
});
