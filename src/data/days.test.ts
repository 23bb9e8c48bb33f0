import {expect, it} from 'vitest';

import {dayInWords, dayOfYearInWords} from './days';

it('writes days as British readers do, whatever the time zone of the build', () => {
  expect(dayInWords('2026-11-01')).toBe('1 November 2026');
  expect(dayOfYearInWords('2026-11-01')).toBe('1 November');
});

it('refuses what is no day', () => {
  expect(() => dayInWords('')).toThrow(RangeError);
  expect(() => dayOfYearInWords('soon')).toThrow(RangeError);
});
