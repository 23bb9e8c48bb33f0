import {mkdtempSync, rmSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';

import {firstSample, type FirstSample} from './first-sample';
import {pasteIntoMavenProject} from './maven-project';
import {createProject, pasteAndRun} from './npm-project';
import {sections, type PastedPage, type Section} from './pages';
import type {Run} from './run';
import {setUpOf, type SetUp} from './set-up';

const root = path.resolve(__dirname, '../../..');
/** Lines of output to print on failure. */
const tailLines = 40;

const lastLines = (printed: string): string => printed.trimEnd().split('\n').slice(-tailLines).join('\n');

/** What a repository that isn't complete lacks. */
const missing = /Could not find artifact (\S+)|(\S+) was not found in/;

/** What a test needs besides its code. */
interface Needs {
  readonly setUp: SetUp;
  readonly provider?: string;
  readonly files?: readonly string[];
  /** Folder with the pacts to verify. */
  readonly pacts?: string;
}

type Outcome = Run & {readonly pacts?: string};

/** A project of npm for each set-up, and a folder in it for each page. */
class NpmProjects {
  private readonly folders = new Map<string, {readonly folder: string; readonly installed: Run}>();

  constructor(private readonly folder: string) {}

  paste(page: string, sample: FirstSample, {setUp, ...needs}: Needs): Outcome {
    const key = [...setUp].sort().join(' ');
    let project = this.folders.get(key);
    if (!project) {
      const folder = path.join(this.folder, `${this.folders.size}`);
      project = {folder, installed: createProject(folder, setUp)};
      this.folders.set(key, project);
    }
    return project.installed.passed
      ? pasteAndRun(path.join(project.folder, path.parse(page).name), sample, {root, ...needs})
      : project.installed;
  }
}

/** The samples of a section, pasted in the order of its pages. */
class PastedSection {
  private readonly npm: NpmProjects;
  /** Folders with the pacts that samples have written, by page. */
  private readonly pacts = new Map<string, string>();

  constructor(
    private readonly section: Section,
    private readonly folder: string,
  ) {
    this.npm = new NpmProjects(folder);
  }

  /**
   * Pastes the first sample of a page into an empty project, made as the page says, and runs it.
   *
   * @returns whether it ran, and a fault with page and line if it failed
   */
  paste({page, has = [], files = [], provider, pactOf}: PastedPage, index: number): {ran: boolean; faults: string[]} {
    const {languages, tool, installation} = this.section;
    const sample = firstSample(root, page, languages);
    if (!sample) {
      return {ran: false, faults: [`${page}: shows no test; remove it from pages.ts`]};
    }
    const own = setUpOf(root, page, tool, sample.line);
    const needs: Needs = {
      files,
      setUp: [...(own.length > 0 ? own : setUpOf(root, installation, tool)), ...has],
      ...(provider === undefined ? {} : {provider: path.join(root, provider)}),
      ...(pactOf === undefined ? {} : {pacts: this.pacts.get(pactOf) ?? ''}),
    };
    const {passed, printed, pacts} =
      tool === 'npm'
        ? this.npm.paste(page, sample, needs)
        : pasteIntoMavenProject(root, path.join(this.folder, `${index}`), sample, needs);
    const place = `${page}:${sample.line}`;
    const [, artifact, again] = missing.exec(printed) ?? [];
    if (!passed && (artifact ?? again) !== undefined) {
      console.log(`skipped ${place}: the repository of artifacts here has no ${artifact ?? again}`);
      return {ran: false, faults: []};
    }
    if (pacts !== undefined) {
      this.pacts.set(page, pacts);
    }
    console.log(`${passed ? 'passed' : 'FAILED'} ${place}: ${sample.files.map(({name}) => name).join(', ')}`);
    return {
      ran: true,
      faults: passed ? [] : [`${place}: its first sample fails in an empty project\n${lastLines(printed)}`],
    };
  }
}

function main(ids: readonly string[]): void {
  const folder = mkdtempSync(path.join(tmpdir(), 'pact-paste-'));
  try {
    for (const section of sections.filter(({id}) => ids.length === 0 || ids.includes(id))) {
      const pasted = new PastedSection(section, path.join(folder, section.id));
      const results = section.pages.map((page, index) => pasted.paste(page, index));
      Object.entries(section.others).forEach(([page, reason]) => console.log(`not pasted ${page}: ${reason}`));
      const faults = results.flatMap((result) => result.faults);
      if (faults.length > 0) {
        throw new Error(faults.join('\n\n'));
      }
      const ran = results.filter((result) => result.ran).length;
      console.log(`followed paste-${section.id}: ${ran} commands, 0 expected failures`);
    }
  } finally {
    rmSync(folder, {recursive: true});
  }
}

if (require.main === module) {
  try {
    main(process.argv.slice(2));
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    process.exitCode = 1;
  }
}
