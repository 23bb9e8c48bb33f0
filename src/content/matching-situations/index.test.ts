import {describe, expect, it} from 'vitest';

import {copyProject, type ProjectCopy} from '../../../tests/doubles/project-copy';
import {specificationVersions} from '../../data/matching/types';
import {sourceOf} from '../collection';
import {playgroundView, readMatchingSituations} from './index';

const file = 'content/matching-situations.yml';

const good = `- id: other-stock
  title: Another number
  question: Does a pact with \`120\` accept another number?
  kind: response
  version: 3
  expected: |
    {"body": {"stock": 120}}
  actual: |
    {"body": {"stock": 7}}
  passes: false
  mismatches:
    - '$.stock: Expected 7 (Integer) to be equal to 120 (Integer)'
  lesson: Without a rule, values have to be equal. Use [a type rule](/getting_started/matching/index.mdx#type-matching).
`;

function write(text: string): ProjectCopy {
  const project = copyProject('content/matching-situations.schema.json');
  project.write(file, text);
  return project;
}

describe('the situations of matching', () => {
  const situations = readMatchingSituations();

  it('have the verdicts of the model', () => {
    const passed = situations.filter(({passes}) => passes);
    console.log(`matching situations: ${situations.length}, of which ${passed.length} pass`);
    expect(situations.length).toBeGreaterThanOrEqual(20);
    expect(passed.length).toBeGreaterThan(4);
  });

  it('are about each version of the specification', () => {
    expect([...new Set(situations.map(({version}) => version))].sort()).toEqual([...specificationVersions]);
  });

  it('are accepted when they are correct', () => {
    const [first, ...others] = readMatchingSituations(write(good).root);
    expect(others).toEqual([]);
    expect(first?.judgement.verdict?.passed).toBe(false);
    expect(sourceOf(first ?? {})).toEqual({file, line: 1});
  });

  it('have what the playground needs, without the text around it', () => {
    expect(situations.slice(0, 1).map((situation) => Object.keys(playgroundView(situation)))).toEqual([
      ['id', 'title', 'kind', 'version', 'expected', 'actual', 'judgement', 'lesson'],
    ]);
  });

  it.each<[string, (project: ProjectCopy) => void, RegExp]>([
    [
      'an unknown kind',
      ({edit}) => edit(file, 'kind: response', 'kind: reply'),
      /situations\.yml:4: 0\.kind: "reply" is not one of request, response, message/,
    ],
    [
      'a version that is a string',
      ({edit}) => edit(file, 'version: 3', "version: '3'"),
      /situations\.yml:5: 0\.version: "3" is not one of 2, 3, 4/,
    ],
    [
      'a question without a question mark',
      ({edit}) => edit(file, 'number?', 'number.'),
      /situations\.yml:3: 0\.question: ".*" has the wrong form \(one sentence as a reader would ask it, /,
    ],
    [
      'a lesson without a link',
      ({edit}) => edit(file, /\[a type rule\]\(.*\)/, 'a type rule'),
      /situations\.yml:13: 0\.lesson: ".*" has the wrong form \(.* with a link to the section that explains it\)/,
    ],
    [
      'another verdict than that of the model',
      ({edit}) => edit(file, 'passes: false', 'passes: true'),
      /situations\.yml:1: passes: is true, but the model says false; correct the situation, or the model in src\/data\/matching\.$/,
    ],
    [
      'messages that the model does not find',
      ({edit}) => edit(file, 'to be equal to 120 (Integer)', 'to be 120'),
      /situations\.yml:1: mismatches: the model finds "\$\.stock: Expected 7 \(Integer\) to be equal to 120 \(Integer\)"; correct/,
    ],
    [
      'a mismatch where the model has none',
      ({edit}) => edit(file, '"stock": 7', '"stock": 120'),
      /situations\.yml:1: passes: is false, but .*\n.*situations\.yml:1: mismatches: the model finds none; correct/,
    ],
    [
      'JSON that is not valid',
      ({edit}) => edit(file, '{"stock": 7}', '{"stock": 07}'),
      /situations\.yml:1: actual: has a problem \(json: .+\); correct the text\.$/,
    ],
    [
      'a rule that only a plugin has',
      ({edit}) =>
        edit(file, '120}}', '120}, "matchingRules": {"body": {"$.stock": {"matchers": [{"match": "tea"}]}}}}'),
      /situations\.yml:1: expected: has a problem \(unknown-rule: tea\); correct the text\.$/,
    ],
    [
      'two paths of the same weight',
      ({edit}) =>
        edit(
          file,
          '120}}',
          '120}, "matchingRules": {"body": {"$.stock": {"matchers": [{"match": "equality"}]}, "$[\'stock\']": {"matchers": [{"match": "equality"}]}}}}',
        ),
      /situations\.yml:1: expected: \$.* and \$.* have the same weight, so Pact takes either; change one\.$/,
    ],
    [
      'a link to a page that does not exist',
      ({edit}) => edit(file, 'matching/index.mdx', 'matching/weather.mdx'),
      /situations\.yml:1: lesson: there is no page docs\/getting_started\/matching\/weather\.mdx#type-matching; /,
    ],
    [
      'a link to a situation that does not exist',
      ({edit}) => edit(file, '/getting_started/matching/index.mdx#type-matching', '#other-tea'),
      /situations\.yml:1: lesson: there is no situation #other-tea; use the id of a situation\.$/,
    ],
    [
      'an id twice',
      ({write: replace}) => replace(file, good + good),
      /situations\.yml:1: id: "other-stock" appears twice; rename one\.\n.*situations\.yml:14: id: "other-stock" appears twice/,
    ],
  ])('are rejected with %s', (_, damage, fault) => {
    const project = write(good);
    damage(project);
    expect(() => readMatchingSituations(project.root)).toThrow(fault);
  });
});
