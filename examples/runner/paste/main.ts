import {mkdtempSync, rmSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';

import {firstSample, type FirstSample} from './first-sample';
import {pasteIntoMavenProject} from './maven-project';
import {createProject, pasteAndRun} from './npm-project';
import {sections, type Section} from './pages';
import type {Run} from './run';
import {setUpOf, type SetUp} from './set-up';

const root = path.resolve(__dirname, '../../..');
/** Lines of output to print on failure. */
const tailLines = 40;

const lastLines = (printed: string): string => printed.trimEnd().split('\n').slice(-tailLines).join('\n');

/** A project of npm for each set-up, and a folder in it for each page. */
class NpmProjects {
  private readonly folders = new Map<string, {readonly folder: string; readonly installed: Run}>();

  constructor(private readonly folder: string) {}

  paste(page: string, sample: FirstSample, setUp: SetUp): Run {
    const key = [...setUp].sort().join(' ');
    let project = this.folders.get(key);
    if (!project) {
      const folder = path.join(this.folder, `${this.folders.size}`);
      project = {folder, installed: createProject(folder, setUp)};
      this.folders.set(key, project);
    }
    return project.installed.passed
      ? pasteAndRun(path.join(project.folder, path.parse(page).name), sample)
      : project.installed;
  }
}

/**
 * Pastes the first sample of each page of a section into an empty project, made as the page says, and runs it.
 *
 * @returns faults, each with its page and line
 */
function pasteSection({languages, tool, installation, pages, has}: Section, folder: string): string[] {
  const npm = new NpmProjects(folder);
  return pages.flatMap((page, index) => {
    const sample = firstSample(root, page, languages);
    if (!sample) {
      return `${page}: shows no test; remove it from pages.ts`;
    }
    const own = setUpOf(root, page, tool, sample.line);
    const setUp = [...(own.length > 0 ? own : setUpOf(root, installation, tool)), ...(has[page] ?? [])];
    const {passed, printed} =
      tool === 'npm'
        ? npm.paste(page, sample, setUp)
        : pasteIntoMavenProject(root, path.join(folder, `${index}`), sample, setUp);
    console.log(
      `${passed ? 'passed' : 'FAILED'} ${page}:${sample.line}: ${sample.files.map(({name}) => name).join(', ')}`,
    );
    return passed ? [] : `${page}:${sample.line}: its first sample fails in an empty project\n${lastLines(printed)}`;
  });
}

function main(ids: readonly string[]): void {
  const folder = mkdtempSync(path.join(tmpdir(), 'pact-paste-'));
  try {
    for (const section of sections.filter(({id}) => ids.length === 0 || ids.includes(id))) {
      const faults = pasteSection(section, path.join(folder, section.id));
      if (faults.length > 0) {
        throw new Error(faults.join('\n\n'));
      }
      console.log(`followed paste-${section.id}: ${section.pages.length} commands, 0 expected failures`);
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
