import {mkdtempSync, rmSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';

import {firstSample, type FirstSample} from './first-sample';
import {pasteIntoCrate} from './cargo-project';
import {pasteIntoGoModule} from './go-project';
import {pasteIntoMavenProject} from './maven-project';
import type {Needs, Outcome} from './needs';
import {createProject, pasteAndRun} from './npm-project';
import {sections, type PastedPage, type Section} from './pages';
import {createVirtualEnvironment, pasteIntoPythonProject} from './python-project';
import type {Run} from './run';
import {setUpOf, type SetUp} from './set-up';

const root = path.resolve(__dirname, '../../..');
/** Lines of output to print on failure. */
const tailLines = 40;

const lastLines = (printed: string): string => printed.trimEnd().split('\n').slice(-tailLines).join('\n');

/** What a repository that isn't complete lacks. */
const missing = /Could not find artifact (\S+)|(\S+) was not found in/;

/** Creates a project for each set-up once, and pastes each page into a folder of it. */
class SharedProjects {
  private readonly projects = new Map<string, {readonly folder: string; readonly installed: Run}>();

  /**
   * @param create creates a project in an empty folder
   * @param paste pastes a sample into a folder of the project
   */
  constructor(
    private readonly folder: string,
    private readonly create: (folder: string, setUp: SetUp) => Run,
    private readonly paste: (project: string, folder: string, sample: FirstSample, needs: Needs) => Outcome,
  ) {}

  add(name: string, sample: FirstSample, needs: Needs): Outcome {
    const key = [...needs.setUp].sort().join(' ');
    let project = this.projects.get(key);
    if (!project) {
      const folder = path.join(this.folder, `${this.projects.size}`);
      project = {folder, installed: this.create(folder, needs.setUp)};
      this.projects.set(key, project);
    }
    const {folder, installed} = project;
    return installed.passed ? this.paste(folder, path.join(folder, name), sample, needs) : installed;
  }
}

/** Pastes a sample, as a reader with a tool would. @returns a function of a unique name, the sample and its needs */
function pasteWith(tool: Section['tool'], folder: string): SharedProjects['add'] {
  const alone = (paste: (folder: string, sample: FirstSample, needs: Needs) => Outcome): SharedProjects['add'] => {
    return (name, sample, needs) => paste(path.join(folder, name), sample, needs);
  };
  if (tool === 'npm') {
    const projects = new SharedProjects(folder, createProject, (_, own, sample, needs) =>
      pasteAndRun(own, sample, {root, ...needs}),
    );
    return projects.add.bind(projects);
  }
  if (tool === 'pip') {
    const projects = new SharedProjects(folder, createVirtualEnvironment, pasteIntoPythonProject);
    return projects.add.bind(projects);
  }
  if (tool === 'go') {
    return alone(pasteIntoGoModule);
  }
  if (tool === 'cargo') {
    return alone((own, sample, needs) => pasteIntoCrate(root, own, sample, needs));
  }
  return alone((own, sample, needs) => pasteIntoMavenProject(root, own, sample, needs));
}

/** The samples of a section, pasted in the order of its pages. */
class PastedSection {
  private readonly pasteSample: SharedProjects['add'];
  /** Folders with the pacts that samples have written, by page. */
  private readonly pacts = new Map<string, string>();

  constructor(
    private readonly section: Section,
    folder: string,
  ) {
    this.pasteSample = pasteWith(section.tool, folder);
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
    const {passed, printed, pacts} = this.pasteSample(`${index}-${path.parse(page).name}`, sample, needs);
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
