import {describe, expect, it} from 'vitest';

import {report} from './report';
import {tableOf} from './table';

describe('a check of the whole site', () => {
  it('fails with its faults, and when it has looked at nothing', ({task}) => {
    const other = {task: {...task, meta: {}}};
    expect(() => report(other, 'Tea', 3, [])).not.toThrow();
    expect(() => report(other, 'Tea', 2, ['cold'])).toThrow('cold');
    expect(() => report(other, 'Cups', 0, [])).toThrow('Cups: things that were looked at');
    expect(other.task.meta).toEqual({
      findings: [
        {check: 'Tea', lookedAt: 3, faults: 0},
        {check: 'Tea', lookedAt: 2, faults: 1},
        {check: 'Cups', lookedAt: 0, faults: 0},
      ],
    });
  });

  it('has a row in the table', () => {
    const findings = [
      {check: 'Tea', lookedAt: 1003, faults: 0},
      {check: 'Cups', lookedAt: 0, faults: 0},
      {check: 'Tea', lookedAt: 2, faults: 1},
    ];
    expect(tableOf(findings)).toBe(
      ['Check   Looked at   Faults', 'Cups            0        0', 'Tea         1,005        1'].join('\n'),
    );
  });
});
