import {describe, expect, it} from 'vitest';

import {copyProject, type ProjectCopy} from '../../../tests/doubles/project-copy';
import {sourceOf} from '../collection';
import {findChange, readVersionChanges} from './index';

const file = 'content/version-changes/pact-cpp-consumer.yml';

const good = `read:
  from: 1.0.0
  to: 2.0.0
  on: 2026-01-31
  sources:
    - example/shop@v2.0.0:CHANGELOG.md
changes:
  - id: price-without-currency
    version: 2.0.0
    kind: fix
    from: 1.0.0
    before: Prices had no currency.
    since: '\`price\` has one.'
    otherwise: Read the currency from the order.
    source: https://example.org/issues/1
  - id: closed-on-sunday
    version: 1.0.0
    kind: default
    before: The shop was open on Sunday.
    since: The shop is closed.
    source: example/shop@v1.0.0:CHANGELOG.md
`;

/** The changes of one library of two releases. */
function copy(): ProjectCopy {
  const project = copyProject('content/version-changes.schema.json', 'src/data/releases');
  const releases = ['2.0.0', '1.0.0'].map((version) => ({version, date: '2026-01-31'}));
  project.write('src/data/releases/pact-cpp-consumer.json', JSON.stringify({library: 'pact-cpp-consumer', releases}));
  project.write(file, good);
  return project;
}

describe('changes between versions', () => {
  it('are found by library and id, with the line of each', () => {
    const {root} = copy();
    const {library, change} = findChange('pact-cpp-consumer/price-without-currency', root);
    expect([library.name, change.version, sourceOf(change)]).toEqual([
      'The C++ consumer library',
      '2.0.0',
      {file, line: 8},
    ]);
    expect(readVersionChanges(root).get('pact-cpp-consumer')?.read.to).toBe('2.0.0');
  });

  it('name the closest one, if a reference does not exist', () => {
    const {root} = copy();
    expect(() => findChange('pact-cpp-consumer/price-with-currency', root)).toThrow(
      'There is no change "pact-cpp-consumer/price-with-currency" in content/version-changes; use library/id. Did you mean "pact-cpp-consumer/price-without-currency"?',
    );
  });

  it.each<[string, (project: ProjectCopy) => void, RegExp]>([
    [
      'an unknown kind',
      ({edit}) => edit(file, 'kind: fix', 'kind: repair'),
      /yml:10: changes\.0\.kind: "repair" is not one of fix, deprecation, removal, default\./,
    ],
    [
      'a symptom that is no sentence',
      ({edit}) => edit(file, 'Prices had no currency.', 'no currency'),
      /yml:12: changes\.0\.before: "no currency" has the wrong form \(sentences on one line: /,
    ],
    [
      'a source without a version',
      ({edit}) => edit(file, 'shop@v1.0.0:', 'shop:'),
      /yml:21: changes\.1\.source: "example\/shop:CHANGELOG\.md" has the wrong form /,
    ],
    [
      'an unknown version',
      ({edit}) => edit(file, 'version: 1.0.0', 'version: 1.0.1'),
      /yml:16: version: 1\.0\.1 is not in src\/data\/releases\/pact-cpp-consumer\.json; correct it, or run /,
    ],
    [
      'a first version that is not older',
      ({edit}) => edit(file, '    from: 1.0.0', '    from: 2.0.0'),
      /yml:8: from: 2\.0\.0 is not before 2\.0\.0; give the first version with the old behaviour\./,
    ],
    [
      'a version above those that were read',
      ({edit}) => edit(file, 'to: 2.0.0', 'to: 1.0.0'),
      /yml:8: version: 2\.0\.0 is above read\.to; correct that\./,
    ],
    [
      'an unknown version that was read',
      ({edit}) => edit(file, 'from: 1.0.0', 'from: 0.1.0'),
      /yml:2: read\.from: 0\.1\.0 is not in src\/data\/releases\/pact-cpp-consumer\.json; correct it\./,
    ],
    [
      'an id that appears twice',
      ({edit}) => edit(file, 'closed-on-sunday', 'price-without-currency'),
      /yml:16: id: "price-without-currency" appears twice; choose another\./,
    ],
    [
      'an older version first',
      ({edit}) => edit(file, /version: 2\.0\.0\n([^]*)version: 1\.0\.0/, 'version: 1.0.0\n$1version: 2.0.0'),
      /yml:16: version: 2\.0\.0 is below 1\.0\.0; put the newest version first\./,
    ],
    [
      'a file of an unknown library',
      ({write}) => write('content/version-changes/pact-tea.yml', good),
      /pact-tea\.yml:1: there is no library "pact-tea"; name the file after one of pact-js, /,
    ],
  ])('are refused with %s', (_, spoil, fault) => {
    const project = copy();
    spoil(project);
    expect(() => readVersionChanges(project.root)).toThrow(fault);
  });
});
