import {readFileSync} from 'node:fs';
import path from 'node:path';
import {describe, expect, it} from 'vitest';

import {readCompanies} from '.';
import {drawMark} from './draw-marks';

describe('the marks of the companies', () => {
  it.each(readCompanies())('are what "npm run draw:marks" draws: $caption', (company) => {
    expect(readFileSync(path.join('static', company.image), 'utf8'), 'run "npm run draw:marks" and commit').toBe(
      drawMark(company),
    );
  });
});
