import {describe, expect, it} from 'vitest';

import {copyProject, type ProjectCopy} from '../../../tests/doubles/project-copy';
import {libraries} from '../../data/releases/libraries';
import {sourceOf} from '../collection';
import {findHistory, readReleaseNotes} from './index';

const file = 'content/releases/pact-cpp-consumer.yml';

const good = `- version: 2.0.0
  change: Prices have a currency.
  action: Name it.
  guide:
    page: /faq/index.mdx
    title: Questions

- version: 1.0.0
  change: '\`Shop\` opens.'
  action: Nothing has to change.
`;

/** The release notes, with those of one library replaced by short ones. */
function copy(): ProjectCopy {
  const project = copyProject('content/releases', 'content/releases.schema.json', 'src/data/releases');
  writeReleases(project, ['2.0.0', '2026-01-31'], ['1.0.0', '2026-01-31'], ['1.0.0-beta.1', '2026-01-31']);
  project.write(file, good);
  return project;
}

function writeReleases({write}: ProjectCopy, ...versions: readonly (readonly [version: string, date: string])[]): void {
  const releases = versions.map(([version, date]) => ({version, date}));
  write('src/data/releases/pact-cpp-consumer.json', JSON.stringify({library: 'pact-cpp-consumer', releases}));
}

describe('the release notes', () => {
  it('exist for each library', () => {
    const notes = readReleaseNotes();
    const count = [...notes.values()].flat().length;
    console.log(`release notes: checked ${count} notes of ${notes.size} libraries`);
    expect([...notes.keys()].sort()).toEqual(libraries.map(({id}) => id as string).sort());
    expect(count).toBeGreaterThan(400);
  });

  it('are read with the versions, the ids of the former page and the line of each note', () => {
    const {library, list, notes, anchors} = findHistory('pact-js');
    expect(library.name).toBe('Pact JS');
    expect(list.releases.length).toBeGreaterThan(200);
    expect(Object.keys(anchors).length).toBeGreaterThan(200);
    expect(notes.map((note) => sourceOf(note).file)).toContain('content/releases/pact-js.yml');
    expect(findHistory('pact-net').anchors).toEqual({});
    expect(() => findHistory('pact-js5')).toThrow('Unknown library "pact-js5"; use one of pact-js, pact-broker, ');
  });

  it('are accepted when they are correct', () => {
    expect(readReleaseNotes(copy().root).get('pact-cpp-consumer')).toHaveLength(2);
  });

  it('may leave out old patch versions and previews', () => {
    const project = copy();
    writeReleases(
      project,
      ['2.0.0', '2026-01-31'],
      ['2.0.0-beta.1', '2026-01-30'],
      ['1.0.1', '2021-02-01'],
      ['1.0.0', '2021-01-31'],
    );
    expect(() => readReleaseNotes(project.root)).not.toThrow();
  });

  it.each<[string, (project: ProjectCopy) => void, RegExp]>([
    [
      'an unknown field',
      ({edit}) => edit(file, 'action:', 'advice:'),
      /yml:3: 0\.advice: is not a known field; use one of version, change, action, guide\./,
    ],
    [
      'a version with a v',
      ({edit}) => edit(file, '1.0.0', 'v1.0.0'),
      /yml:8: 1\.version: "v1\.0\.0" has the wrong form \(a version of the library, without the v of its tag: 17\.1\.4\)\.$/,
    ],
    [
      'a change that is no sentence',
      ({edit}) => edit(file, 'Prices have a currency.', 'faster'),
      /yml:2: 0\.change: "faster" has the wrong form \(sentences on one line: begin with a capital or with code, end with a full stop\)\.$/,
    ],
    [
      'a backtick without its partner',
      ({edit}) => edit(file, 'Shop`', 'Shop'),
      /yml:9: 1\.change: "`Shop opens\." has the wrong form \(code has a backtick before and after it\)\.$/,
    ],
    [
      'a guide by its address',
      ({edit}) => edit(file, '/faq/index.mdx', 'https://example.org'),
      /yml:5: 0\.guide\.page: "https:\/\/example\.org" has the wrong form \(the path of a page from the top of docs\//,
    ],
    [
      'a guide that does not exist',
      ({edit}) => edit(file, '/faq/index.mdx', '/tea.mdx'),
      /yml:1: guide\.page: there is no page docs\/tea\.mdx; link a page as \/folder\/page\.mdx\.$/,
    ],
    [
      'an unknown version',
      ({edit}) => edit(file, 'version: 2.0.0', 'version: 99.0.0'),
      /yml:1: version: 99\.0\.0 is not in src\/data\/releases\/pact-cpp-consumer\.json; correct it, or run npm run generate -- releases pact-cpp-consumer\./,
    ],
    [
      'two notes on a version',
      ({edit}) => edit(file, 'version: 1.0.0', 'version: 2.0.0'),
      /yml:8: version: there are two notes on 2\.0\.0; merge them\./,
    ],
    [
      'an older version first',
      ({edit}) => edit(file, 'version: 2.0.0', 'version: 1.0.0-beta.1'),
      /yml:8: version: 1\.0\.0 is below 1\.0\.0-beta\.1; put the newest version first\./,
    ],
    [
      'a major version without a note',
      ({edit}) => edit(file, /\n- version: 1[^]*/, ''),
      /yml:1: 1\.0\.0 is the first release of its major version, but has no note; add one\.$/,
    ],
    [
      'a patch version of the last year without a note',
      (project) => writeReleases(project, ['2.0.0', '2026-01-31'], ['1.0.1', '2026-01-30'], ['1.0.0', '2021-01-31']),
      /yml:1: 1\.0\.1 of pact-cpp-consumer was released on 2026-01-30, within the last twelve months, but has no note; add what changed and what to do\.$/,
    ],
    [
      'an old current version without a note',
      (project) => writeReleases(project, ['2.0.1', '2021-02-01'], ['2.0.0', '2021-01-31'], ['1.0.0', '2021-01-30']),
      /yml:1: 2\.0\.1 of pact-cpp-consumer is the current version but has no note; add what changed and what to do\.$/,
    ],
    [
      'a file of an unknown library',
      ({write}) => write('content/releases/pact-tea.yml', good),
      /^content\/releases\/pact-tea\.yml:1: there is no library "pact-tea"; name the file after one of pact-js, /,
    ],
    [
      'no file of a library',
      ({remove}) => remove(file),
      /pact-cpp-consumer\.yml:1: is missing; write the notes of pact-cpp-consumer\.$/,
    ],
  ])('are rejected with %s', (_, damage, fault) => {
    const project = copy();
    damage(project);
    expect(() => readReleaseNotes(project.root)).toThrow(fault);
  });
});
