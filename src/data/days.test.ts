import {expect, it} from 'vitest';

import {formatDay, formatDayOfYear} from './days';

it('formats days the British way, whatever the time zone of the build', () => {
  expect(formatDay('2026-11-01')).toBe('1 November 2026');
  expect(formatDayOfYear('2026-11-01')).toBe('1 November');
});

it('rejects an invalid date', () => {
  expect(() => formatDay('')).toThrow(RangeError);
  expect(() => formatDayOfYear('soon')).toThrow(RangeError);
});
