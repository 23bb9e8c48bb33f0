import {describe, expect, it} from 'vitest';

import {models, pipelineFiles, systems} from '../../src/data/pipelines';
import {faultsOf} from './faults';
import {readJenkinsfile} from './jenkinsfile';

describe.each(systems)('The files for $label', (system) => {
  const files = models.flatMap((model) =>
    pipelineFiles(system, model)
      .filter(({name}) => name !== 'webhook.sh')
      .map(({name, text}) => [`${model.id}/${name}`, text] as const),
  );

  it.each(files)('%s follows the schema', (_name, text) => {
    expect(faultsOf(system.id, text)).toEqual([]);
  });

  it('cover every release model', () => {
    expect(new Set(files.map(([name]) => name.split('/')[0])).size).toBe(models.length);
  });
});

describe('A file with a fault', () => {
  it.each([
    ['github-actions', 'on: push\njobs:\n  test:\n    runs-on: ubuntu-latest\n    steps:\n      - runs: make test\n'],
    ['gitlab-ci', 'test:\n  rules:\n    - iff: $CI\n  script: make test\n'],
    ['jenkins', "pipeline {\n  agent any\n  stages {\n    stage('test') {\n      steps {\n      }\n    }\n  }\n}\n"],
    ['azure-pipelines', 'jobs:\n  - job: test\n    steps:\n      - bush: make test\n'],
    ['circleci', 'version: 2.1\njobs:\n  test:\n    docker: cimg/base\n    steps: [checkout]\n'],
    ['bitbucket-pipelines', 'pipelines:\n  default:\n    - step:\n        script: make test\n'],
  ])('for %s is found', (system, text) => {
    expect(faultsOf(system, text)).not.toEqual([]);
  });

  it.each([
    ['pipeline {\n  agents any\n}', /no section agents/],
    ["pipeline {\n  agent any\n  stages {\n    stage('test') { step { sh 'make' } }\n  }\n}", /no section step/],
    ["pipeline {\n  agent any\n  stages { stage('test' { } }\n}", /"\)" expected/],
    ['pipeline {\n  agent @any\n}', /line 2: @any/],
    ['pipeline {\n  agent { docker { reuseNode yes } }\n}', /reuseNode takes a text, true or false, not yes/],
  ])('for Jenkins is told where it is not understood: %s', (text, message) => {
    expect(() => readJenkinsfile(text)).toThrow(message);
  });
});
