import {existsSync} from 'node:fs';
import {describe, expect, it} from 'vitest';

import {copyProject, type ProjectCopy} from '../../../tests/doubles/project-copy';
import {sourceOf} from '../collection';
import {readExitCodes} from './index';

const file = 'content/exit-codes.yml';

const good = `- program: verifier
  codes: [0]
  when: done
  source: 'run: pact verifier 1.3.5'
- program: mock
  command: '\`verify\`, \`shutdown\`'
  codes: [3]
  when: there is no such mock server
  source: examples/cli/tools/mock.test.ts
`;

/** The exit codes of two programs. */
function copy(): ProjectCopy {
  const project = copyProject('content/exit-codes.schema.json');
  project.write(file, good);
  return project;
}

describe('the exit codes', () => {
  const codes = readExitCodes();

  it('are those of every program', () => {
    const programs = [...new Set(codes.map(({program}) => program))];
    console.log(`exit codes: checked ${codes.length} of ${programs.length} programs`);
    expect(programs).toEqual(['pact', 'broker', 'verifier', 'mock', 'stub', 'plugin']);
  });

  it('name tests that exist', () => {
    const tests = codes.map(({source}) => source).filter((source) => source.startsWith('examples/'));
    expect(tests.length).toBeGreaterThan(20);
    expect(tests.filter((test) => !existsSync(test))).toEqual([]);
  });
});

describe('exit codes of a project', () => {
  it('are read with their place', () => {
    const [, second] = readExitCodes(copy().root);
    expect(second).toMatchObject({program: 'mock', codes: [3]});
    expect(sourceOf(second ?? {})).toEqual({file, line: 5});
  });

  it.each<[string, (project: ProjectCopy) => void, RegExp]>([
    [
      'an unknown program',
      ({edit}) => edit(file, 'program: mock', 'program: mocks'),
      /exit-codes\.yml:5: 1\.program: "mocks" is not one of pact, broker, .* Did you mean "mock"\?/,
    ],
    [
      'a command that is not code',
      ({edit}) => edit(file, "'`verify`, `shutdown`'", 'verify'),
      /exit-codes\.yml:6: 1\.command: "verify" has the wrong form \(the commands of the program, in backticks/,
    ],
    [
      'a code that no program can have',
      ({edit}) => edit(file, '[3]', '[300]'),
      /exit-codes\.yml:7: 1\.codes\.0: must be <= 255/,
    ],
    [
      'a full stop',
      ({edit}) => edit(file, 'when: done', 'when: done.'),
      /exit-codes\.yml:3: 0\.when: "done\." has the wrong form \(when the command ends with the code/,
    ],
    [
      'no source',
      ({edit}) => edit(file, /\n {2}source: 'run.*/, ''),
      /exit-codes\.yml:1: 0: "source" is missing; add it/,
    ],
    [
      'an entry that appears twice',
      ({write}) => write(file, good + good),
      /exit-codes\.yml:10: appears twice; remove /,
    ],
  ])('are refused with %s', (_, spoil, fault) => {
    const project = copy();
    spoil(project);
    expect(() => readExitCodes(project.root)).toThrow(fault);
  });
});
