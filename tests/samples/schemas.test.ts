import {readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {describe, expect, it} from 'vitest';

import {exampleFiles} from './examples';
import {guess, partsOf, schemaFaults, schemaNames, schemaOfFile} from './schemas';

const workflows = readdirSync('.github/workflows').map((name) => path.posix.join('.github/workflows', name));

const compose = 'services:\n  broker:\n    image: postgres:17\n';
const workflow = 'on: push\njobs:\n  test:\n    runs-on: ubuntu-latest\n    steps:\n      - run: npm ci\n';

describe('schemas', () => {
  it('accept the workflows of this project and the files in examples/', () => {
    const files = [...workflows, ...exampleFiles()].filter((file) => schemaOfFile(file));
    console.log(`schemas: checked ${files.length} files: ${files.join(', ')}`);
    expect(workflows.length).toBeGreaterThan(0);
    for (const file of files) {
      expect(schemaFaults(schemaOfFile(file) ?? '', readFileSync(file, 'utf8')), file).toEqual([]);
    }
  });

  it.each([
    ['compose', compose, 'services:\n  broker:\n    image: [a]\n', 3],
    ['github-workflow', workflow, 'on: push\njobs:\n  test:\n    runs-on: a\n    step: []\n', 5],
    ['gitlab-ci', 'test:\n  script: [npm ci]\n', 'test:\n  script: [npm ci]\n  artifact: {}\n', 3],
    ['bitbucket', 'pipelines:\n  default:\n    - step: {script: [npm ci]}\n', 'pipelines:\n  default: npm ci\n', 2],
    ['circleci', 'version: 2.1\njobs:\n  test:\n    docker: [{image: a}]\n    steps: [checkout]\n', 'jobs: {}\n', 1],
  ])('accept good files of %s and reject bad ones', (name, good, bad, line) => {
    expect(schemaFaults(name, good)).toEqual([]);
    expect(schemaFaults(name, bad)[0]).toEqual({line, what: expect.stringMatching(/./)});
  });

  it.each([
    ['compose', 'service', 'broker:\n  image: postgres:17\n', 'broker:\n  image: postgres:17\n  port: 1\n', 3],
    ['github-workflow', 'steps', '- run: npm ci\n', '- run: npm ci\n- runs: npm ci\n', 2],
    [
      'github-workflow',
      'job',
      'test:\n  runs-on: a\n  steps: [{run: npm ci}]\n',
      'test:\n  runs-on: a\n  steps: []\n',
      3,
    ],
    ['bitbucket', 'steps', '- step: {script: [npm ci]}\n', '- step:\n    script: 1\n', 2],
    ['circleci', 'job', 'test:\n  docker: [{image: a}]\n  steps: [checkout]\n', 'test:\n  docker: 1\n', 2],
    ['circleci', 'steps', '- checkout\n- run: npm ci\n', '- checkout\n- run: 1\n', 2],
  ])('of %s have the part %s', (name, part, good, bad, line) => {
    expect(schemaFaults(name, good, part)).toEqual([]);
    expect(schemaFaults(name, bad, part)[0]).toEqual({line, what: expect.stringMatching(/./)});
  });

  it('are listed for an unknown one', () => {
    expect(schemaFaults('docker', compose)).toEqual([
      {
        line: 1,
        what: 'unknown schema "docker"; use one of azure-pipelines, bitbucket, circleci, compose, github-workflow, gitlab-ci, jenkins-pipeline',
      },
    ]);
    expect(schemaFaults('compose', compose, 'steps')[0]?.what).toBe(
      'compose has no fragment "steps"; use one of service',
    );
    expect(schemaFaults('gitlab-ci', compose, 'steps')[0]?.what).toBe(
      'gitlab-ci has no fragment "steps"; show it whole',
    );
    expect(schemaNames.flatMap(partsOf)).toEqual(['steps', 'job', 'steps', 'service', 'job', 'steps']);
  });

  it.each([
    ['compose.yaml', 'compose'],
    ['docker-compose.test.yml', 'compose'],
    ['examples/cli/compose.yaml', 'compose'],
    ['.github/workflows/order-web.yml', 'github-workflow'],
    ['.gitlab-ci.yml', 'gitlab-ci'],
    ['bitbucket-pipelines.yml', 'bitbucket'],
    ['.circleci/config.yml', 'circleci'],
    ['pact.yaml', undefined],
  ])('are found by file name: %s', (file, name) => {
    expect(schemaOfFile(file)).toBe(name);
  });

  it.each([
    [compose, {schema: 'compose'}],
    [workflow, {schema: 'github-workflow'}],
    ['test:\n  runs-on: a\n', {schema: 'github-workflow', part: 'job'}],
    ['- uses: a/b@v1\n', {schema: 'github-workflow', part: 'steps'}],
    ['- name: Test\n  run: npm ci\n', {schema: 'github-workflow', part: 'steps'}],
    ['test:\n  script: [npm ci]\n', {schema: 'gitlab-ci'}],
    ['pipelines:\n  default: []\n', {schema: 'bitbucket'}],
    ['jobs:\n  test:\n    docker: []\n', {schema: 'circleci'}],
    ['env:\n  - name: PORT\n    value: "1"\n', undefined],
    ['services: [a]\n', undefined],
    ['text', undefined],
    ['', undefined],
  ])('are guessed from the content of a file: %j', (code, expected) => {
    expect(guess(code)).toEqual(expected);
  });
});
