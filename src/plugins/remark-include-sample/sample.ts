import {existsSync, readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';

import {findRegion, regionsOf} from './extract';
import {listSources} from './sources';

/** Options of the plugin remark-include-sample. */
export interface SampleOptions {
  /** Root of the repository, which paths of samples are relative to. */
  readonly root: string;
  /** URL of that folder on the code host, without a trailing slash. */
  readonly source: string;
}

/** A reference from a page to a sample. */
export interface SampleReference {
  /** Path from the repository's root, with forward slashes. */
  readonly file: string;
  /** Undefined for the whole file. */
  readonly region: string | undefined;
}

/** A sample as a page shows it. */
export interface Sample {
  readonly code: string;
  /** Name of its file. */
  readonly title: string;
  /** URL of its lines on the code host. */
  readonly link: string;
  /** The whole file, with markers of regions. */
  readonly source: string;
  /** Its absolute path. */
  readonly file: string;
  /** First and last line in the file. */
  readonly from: number;
  readonly to: number;
  /** Helpers that it uses; see {@link findRegion}. */
  readonly uses: readonly string[];
}

/** The only folder with samples. */
const folder = 'examples';

function describeFolder(root: string, file: string): string {
  let parent = path.dirname(path.join(root, file));
  while (!existsSync(parent)) {
    parent = path.dirname(parent);
  }
  const names = readdirSync(parent, {withFileTypes: true})
    .filter(({name}) => !name.startsWith('.') && name !== 'node_modules')
    .map((entry) => (entry.isDirectory() ? `${entry.name}/` : entry.name));
  return `${path.relative(root, parent) || '.'} has ${names.sort().join(', ')}`;
}

/**
 * Reads a sample.
 *
 * @throws Error when the file is not in `examples/` or doesn't exist, or lacks the region, naming those that exist
 */
export function readSample({file, region}: SampleReference, {root, source}: SampleOptions): Sample {
  const absolute = path.resolve(root, file);
  if (!absolute.startsWith(path.join(root, folder) + path.sep)) {
    throw new Error(`${file} is not in ${folder}/; move it there, where samples are tested`);
  }
  if (!existsSync(absolute)) {
    throw new Error(`${file} does not exist; ${describeFolder(root, file)}`);
  }
  try {
    const text = readFileSync(absolute, 'utf8');
    const {code, from, to, uses} = findRegion(text, region);
    const lines = region === undefined ? '' : `#L${from}-L${to}`;
    return {
      code,
      title: path.basename(file),
      link: `${source}/${file}${lines}`,
      source: text,
      file: absolute,
      from,
      to,
      uses,
    };
  } catch (error) {
    throw new Error(`${file}: ${error instanceof Error ? error.message : String(error)}`);
  }
}

/** Maps the regions of a project to the files that declare them. @throws Error when the markers of a file don't match */
function regionsIn(root: string, project: string): ReadonlyMap<string, readonly string[]> {
  const files = new Map<string, string[]>();
  for (const absolute of listSources(path.join(root, folder, project))) {
    const file = path.relative(root, absolute).split(path.sep).join('/');
    try {
      for (const region of regionsOf(readFileSync(absolute, 'utf8'))) {
        files.set(region, [...(files.get(region) ?? []), file]);
      }
    } catch (error) {
      throw new Error(`${file}: ${error instanceof Error ? error.message : String(error)}`);
    }
  }
  return files;
}

/** Regions by project. Used in builds only: under `npm start`, files change. */
const regionCache = new Map<string, ReturnType<typeof regionsIn>>();

/** Lists the files of a project that have a region. @throws Error when the markers of a file don't match */
export function filesWithRegion(root: string, project: string, region: string): readonly string[] {
  const regions = regionCache.get(project) ?? regionsIn(root, project);
  if (process.env.NODE_ENV === 'production') {
    regionCache.set(project, regions);
  }
  return regions.get(region) ?? [];
}

/**
 * Finds the file of a project that has a region.
 *
 * @returns its path from the root, or undefined when no file has the region
 * @throws Error when two files have it, or the markers of a file don't match
 */
export function fileWithRegion(root: string, project: string, region: string): string | undefined {
  const files = filesWithRegion(root, project, region);
  if (files.length > 1) {
    throw new Error(`the region "${region}" is in ${files.join(' and in ')}; rename one`);
  }
  return files[0];
}

/** Languages by file extension or file name. */
const languages: Readonly<Record<string, string>> = {
  ts: 'typescript',
  js: 'javascript',
  cjs: 'javascript',
  mjs: 'javascript',
  java: 'java',
  kt: 'kotlin',
  go: 'go',
  py: 'python',
  cs: 'csharp',
  rb: 'ruby',
  Gemfile: 'ruby',
  php: 'php',
  rs: 'rust',
  swift: 'swift',
  scala: 'scala',
  sbt: 'scala',
  cpp: 'cpp',
  h: 'cpp',
  hpp: 'cpp',
  groovy: 'groovy',
  gradle: 'groovy',
  xml: 'xml',
  csproj: 'xml',
  props: 'xml',
  toml: 'toml',
  json: 'json',
  yml: 'yaml',
  yaml: 'yaml',
  sh: 'bash',
  mod: 'text',
  txt: 'text',
};

/** Short names of languages in fences. */
const shortNames: Readonly<Record<string, string>> = {cs: 'csharp', js: 'javascript', rb: 'ruby', ts: 'typescript'};

/** The language of a fence, by its whole name; empty for none. */
export const languageNamed = (lang: string | null | undefined): string => shortNames[lang ?? ''] ?? lang ?? '';

/** The language that a file is highlighted in. @throws Error for an unknown extension */
export function languageOf(file: string): string {
  const name = path.basename(file);
  const language = languages[name] ?? languages[name.split('.').pop() ?? ''];
  if (!language) {
    throw new Error(`${file}: unknown language; add the extension to src/plugins/remark-include-sample/sample.ts`);
  }
  return language;
}
