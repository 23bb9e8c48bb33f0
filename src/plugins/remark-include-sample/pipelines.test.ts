import {describe, expect, it} from 'vitest';

import {models, pipelineFiles, systems} from '../../data/pipelines';
import {regionsOf} from './extract';

describe.each(systems)('the pipelines of $label', (system) => {
  it.each(models)('have a region for each step of "$title"', (model) => {
    const regions = pipelineFiles(system, model).flatMap(({text}) => regionsOf(text));
    for (const {pipelines} of model.repositories) {
      for (const step of pipelines.flatMap(({jobs}) => jobs).flatMap(({steps}) => steps)) {
        expect(regions).toContain(step.id);
      }
    }
  });
});
