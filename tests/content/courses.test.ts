import {existsSync, readdirSync, readFileSync, statSync} from 'node:fs';
import path from 'node:path';
import {describe, expect, it} from 'vitest';

import {journeys} from '../../examples/runner/follow/journeys';
import {parseActions} from '../../examples/runner/follow/page';
import {courses} from '../../src/data/courses';
import {listSources} from '../../src/plugins/remark-include-sample/sources';
import {readMeta} from '../samples/fence';
import {courseFaults, type StepSources} from './checks/courses';
import {fencesOf, parsePage, placeOf, readPages, type ContentPage} from './pages';

interface Manifest {
  readonly dependencies?: Readonly<Record<string, string>>;
  readonly devDependencies?: Readonly<Record<string, string>>;
}

interface Instruction {
  readonly file: string;
  readonly place: string;
}

/** Finds fences with instructions for the page follower. */
function instructionFences(pages: readonly ContentPage[]): Instruction[] {
  return pages.flatMap((page) =>
    fencesOf(page)
      .filter(({meta}) => {
        const {values, background} = readMeta(meta);
        return background || (values.fails ?? values.instead ?? values.shows) !== undefined;
      })
      .map((fence) => ({file: page.file, place: placeOf(page, fence)})),
  );
}

function unfollowedFaults(fences: readonly Instruction[], followed: readonly string[]): string[] {
  return fences
    .filter(({file}) => !followed.includes(file))
    .map(({place}) => `${place}: this page is not followed; add it to examples/runner/follow/journeys.ts`);
}

function stepOf(course: string, address: string): StepSources {
  const page = `docs${address}.mdx`;
  const folder = `examples/university/${course}/${path.basename(address).toLowerCase()}`;
  // Includes hidden files such as .gitignore. A step without files has no folder.
  const names = existsSync(folder) ? readdirSync(folder, {recursive: true, encoding: 'utf8'}) : [];
  const files = names
    .filter((name) => statSync(path.join(folder, name)).isFile())
    .map((name): [string, string] => [name.split(path.sep).join('/'), readFileSync(path.join(folder, name), 'utf8')]);
  return {page, folder, actions: parseActions(page, readFileSync(page, 'utf8')), files: new Map(files)};
}

describe('a course', () => {
  it.each(courses)('shows every file that readers write: $id', ({id, steps}) => {
    const sources = steps.map(({path: address}) => stepOf(id, address));
    const count = sources.reduce((sum, {files}) => sum + files.size, 0);
    console.log(`course ${id}: checked ${count} files of ${sources.length} steps`);
    expect(count).toBeGreaterThan(0);
    expect(courseFaults(sources)).toEqual([]);
  });

  it('is followed, like every page with instructions for the follower', () => {
    const followed = journeys.flatMap(({pages}) => pages);
    const instructions = instructionFences(readPages('docs', 'blog'));
    console.log(`courses: checked ${instructions.length} fences with instructions for the follower`);
    expect(instructions.length).toBeGreaterThan(0);
    expect(unfollowedFaults(instructions, followed)).toEqual([]);
    expect(courses.flatMap(({steps}) => steps.map(({path: address}) => `docs${address}.mdx`))).toEqual(
      followed.filter((page) => page.startsWith('docs/university/')),
    );
    const page = parsePage('docs/a.mdx', '```bash\nls\n```\n\n```bash fails="no such file"\nls x\n```');
    expect(unfollowedFaults(instructionFences([page]), followed)).toEqual([
      'docs/a.mdx:5: this page is not followed; add it to examples/runner/follow/journeys.ts',
    ]);
  });

  it('uses the same release of Pact as the other samples', () => {
    const files = listSources(path.resolve('examples/university')).filter((file) => file.endsWith('package.json'));
    const pinned = (file: string): unknown => {
      const {dependencies, devDependencies} = JSON.parse(readFileSync(file, 'utf8')) as Manifest;
      return {...dependencies, ...devDependencies}['@pact-foundation/pact'];
    };
    const used = pinned('examples/javascript/package.json');
    console.log(`courses: checked ${files.length} manifests for Pact JS ${String(used)}`);
    expect(files.length).toBeGreaterThan(0);
    expect(files.filter((file) => ![used, undefined].includes(pinned(file)))).toEqual([]);
  });

  const step = (number: number, fence: string, files: Readonly<Record<string, string>>): StepSources => ({
    page: `docs/Step${number}.mdx`,
    folder: `examples/university/c/step${number}`,
    actions: parseActions('', `${fence}\n\`\`\``),
    files: new Map(Object.entries(files)),
  });
  const shows = (number: number, meta = ''): string =>
    `\`\`\`js title="a.js" file=examples/university/c/step${number}/a.js ${meta}`;

  it('has a page that shows each file of its step with its path', () => {
    expect(courseFaults([step(1, shows(1), {'a.js': '1', 'b.js': '2'})])).toEqual([
      "docs/Step1.mdx: doesn't show examples/university/c/step1/b.js; show it whole, or delete it",
    ]);
    expect(courseFaults([step(2, shows(1), {})])).toEqual([
      'docs/Step2.mdx:1: shows examples/university/c/step1/a.js as a.js; a page shows examples/university/c/step2/PATH as PATH',
    ]);
  });

  it('highlights what changes in a file', () => {
    const first = step(1, shows(1), {'a.js': 'one\n\ntwo\n}\n'});
    const second = {'a.js': 'one\nnew {\n}\n\ntwo\n}\n'};
    expect(courseFaults([first, step(2, shows(2, '{2-3}'), second)])).toEqual([]);
    expect(courseFaults([first, step(2, shows(2), second)])).toEqual([
      'docs/Step2.mdx:1: a.js exists since an earlier step; highlight its changed lines with {2-3}',
    ]);
    expect(courseFaults([first, step(2, shows(2, '{2-5}'), second)])).toHaveLength(1);
    expect(courseFaults([first, step(2, shows(2), {'a.js': 'one\ntwo\n}\n'})])).toEqual([
      'docs/Step2.mdx:1: a.js is unchanged; delete it from the step',
    ]);
    expect(courseFaults([first, step(2, shows(2, '{1}'), {'a.js': 'one\ntwo\n'})])).toEqual([
      'docs/Step2.mdx:1: a.js only has lines removed; highlight none',
    ]);
  });
});
