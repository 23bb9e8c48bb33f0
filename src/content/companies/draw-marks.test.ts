import {readFileSync} from 'node:fs';
import path from 'node:path';
import {describe, expect, it} from 'vitest';

import {readCompanies} from '.';
import {drawMark} from './draw-marks';

describe('the logos of the companies', () => {
  it.each(readCompanies())('are up to date: $caption', (company) => {
    expect(readFileSync(path.join('static', company.image), 'utf8'), 'run "npm run generate -- marks" and commit').toBe(
      drawMark(company),
    );
  });
});
