import {describe, expect, it} from 'vitest';

import {copyProject, type ProjectCopy} from '../../../tests/doubles/project-copy';
import {readDeploymentRules} from './index';

const file = 'content/deployment-rules.yml';

const good = `- about: versions
  rule: a version that the Broker has never heard of cannot be deployed
  given:
    - publish: {consumer: OrderWeb, version: '1', pacts: {OrderApi: a}}
  question:
    selectors:
      - {pacticipant: OrderWeb, version: '2'}
    to: {environment: production}
    latestBy: cvpv
  answer: no
  because:
    - No pacts or verifications have been published for version 2 of OrderWeb
`;

function write(text: string): ProjectCopy {
  const project = copyProject('content/deployment-rules.schema.json');
  project.write(file, text);
  return project;
}

describe('the rules of can-i-deploy', () => {
  it('are followed by the model of the matrix', () => {
    const rules = readDeploymentRules();
    console.log(`deployment rules: checked ${rules.length} rules`);
    expect(rules.length).toBeGreaterThan(50);
  });

  it('are accepted when they are correct', () => {
    expect(readDeploymentRules(write(good).root)).toHaveLength(1);
  });

  it.each<[string, (project: ProjectCopy) => void, RegExp]>([
    [
      'an unknown subject',
      ({edit}) => edit(file, 'about: versions', 'about: version'),
      /rules\.yml:1: 0\.about: "version" is not one of versions, consumers, .* Did you mean "versions"\?$/,
    ],
    [
      'a rule with a full stop',
      ({edit}) => edit(file, /rule: (.*)/, 'rule: $1.'),
      /rules\.yml:2: 0\.rule: ".*\." has the wrong form \(a sentence that begins in lower case and has no full stop; /,
    ],
    [
      'an unknown event',
      ({edit}) => edit(file, '- publish:', '- published:'),
      /rules\.yml:4: 0\.given\.0\.published: is not a known field; use one of publish, verify, .* Did you mean "publish"\?$/,
    ],
    [
      'two events in one entry',
      ({edit}) => edit(file, '- publish:', "- build: {pacticipant: OrderApi, version: '1'}\n      publish:"),
      /rules\.yml:4: 0\.given\.0: must NOT have more than 1 properties \(one event, such as deploy: /,
    ],
    [
      'a version that is a number',
      ({edit}) => edit(file, "version: '1'", 'version: 1'),
      /rules\.yml:4: 0\.given\.0\.publish\.version: must be string, not 1; put it in quotes \(a version number in quotes: '10'\)\.$/,
    ],
    [
      'another answer than that of the model',
      ({edit}) => edit(file, 'answer: no', 'answer: yes'),
      /rules\.yml:1: answer: is "yes", but the model answers "no"; correct the rule, or the model in src\/data\/pact-broker\/matrix\.$/,
    ],
    [
      'other reasons than those of the model',
      ({edit}) => edit(file, /- No pacts or .*/, '- There are no pacts.'),
      /rules\.yml:1: because: the reasons of the model are "No pacts or verifications have been published for version 2 of OrderWeb"; correct/,
    ],
    [
      'a rule twice',
      ({write: replace}) => replace(file, good + good),
      /rules\.yml:13: rule: "a version that the Broker has never heard of cannot be deployed" appears twice; reword one\.$/,
    ],
  ])('are rejected with %s', (_, damage, fault) => {
    const project = write(good);
    damage(project);
    expect(() => readDeploymentRules(project.root)).toThrow(fault);
  });
});
