// cspell:words noparse
import {visit} from 'unist-util-visit';
import type {Code, Root} from 'mdast';
import type {MdxJsxFlowElement} from 'mdast-util-mdx-jsx';

import {extractRegion} from '../../src/plugins/remark-include-sample/extract';
import {parseReference} from '../../src/plugins/remark-include-sample';
import {fillTabs} from '../../src/plugins/remark-include-sample/tabs';
import {fencesOf, placeOf, type ContentPage} from '../content/pages';
import type {Fault} from './fault';
import {knownWords, readMeta, type FenceMeta} from './fence';
import {kindsOf, wrap} from './fragments';
import {commandsOf, languageOf, languageOfFile, languages, notCode, parse, type Language} from './parsers';
import {guess, schemaFaults, schemaOfFile} from './schemas';

/** Result of checking a fence. */
export type Outcome = 'included' | 'parsed' | 'not code' | 'opted out' | 'refused';

/** A checked fence. */
export interface CheckedFence {
  readonly place: string;
  readonly language: string;
  readonly outcome: Outcome;
  /** Reason for not parsing it. */
  readonly reason?: string;
}

/** Result for a page. */
export interface Result {
  readonly checked: readonly CheckedFence[];
  /** A message each, with file, line and fix. */
  readonly faults: readonly string[];
}

/** Reads a file by its path relative to the project; undefined when it doesn't exist. */
export type ReadFile = (file: string) => string | undefined;

/** Maximum share of fences that may opt out. */
const optOutLimit = 0.02;

/** Languages without `<name>` in their syntax, where it must be a placeholder. */
const noAngleBrackets: ReadonlySet<string> = new Set([
  'bash',
  'console',
  'docker',
  'http',
  'ini',
  'json',
  'powershell',
  'properties',
  'toml',
  'yaml',
]);
const prompts: Readonly<Record<string, RegExp>> = {bash: /^\s*[$%>] /m, powershell: /^\s*PS\b[^>\n]*> /m};
const scripts: ReadonlySet<string> = new Set(['javascript', 'jsx', 'tsx', 'typescript']);

/** A problem of a fence; its line is relative to the opening line of the fence. */
interface FenceFault {
  readonly line: number;
  readonly what: string;
}

const atFence = (what: string): FenceFault => ({line: 0, what});

/** Text that a reader copies: the commands of a console session, nothing of output. */
function copyableText(language: string, code: string): string {
  if (language === 'text' || language === 'mermaid') {
    return '';
  }
  return language === 'console' ? commandsOf(code) : code;
}

/** Finds code that can't be copied as it is. */
function copyFaults(language: string, code: string): FenceFault[] {
  const text = copyableText(language, code);
  const ellipsisLine = text
    // Valid syntax in C++ and in Python types.
    .replaceAll(/catch \(\.\.\.\)|Callable\[\.\.\.,|, \.\.\.\](?=\s*[=:)\]|]|$)/gm, 'x')
    .split('\n')
    .findIndex((line) => /(?:^|[\s([{,])(?:\.\.\.|…)(?:$|[\s)\]},;])/.test(line));
  const placeholder = noAngleBrackets.has(language) ? /<[a-z][\w .-]*>/i.exec(text)?.[0] : undefined;
  return [
    ...(ellipsisLine >= 0
      ? [atFence(`has a bare "..." in its line ${ellipsisLine + 1}; write a comment instead`)]
      : []),
    ...(placeholder
      ? [atFence(`has the placeholder ${placeholder}; use an upper-case name that the text explains`)]
      : []),
    ...(prompts[language]?.test(text)
      ? [atFence('shows a prompt sign; give the command alone, so that it can be copied')]
      : []),
  ];
}

function metaFaults({values, noparse, unknown}: FenceMeta, language: string, included: boolean): FenceFault[] {
  const faults = unknown.map((word) => `has "${word}" after its language, which has no meaning; use ${knownWords}`);
  if (noparse && (values.reason ?? '').trim().length < 8) {
    faults.push('has noparse without saying why; add reason="…" of at least 8 characters');
  }
  if (noparse && notCode.includes(language)) {
    faults.push('has noparse, but is not parsed anyway; leave it out');
  }
  if (!noparse && values.reason !== undefined) {
    faults.push('has reason=, which belongs to noparse');
  }
  if (values.schema !== undefined && language !== 'yaml') {
    faults.push('has schema=, which is for yaml');
  }
  if (included && values.fragment !== undefined) {
    faults.push('has fragment=, but its file is parsed whole; leave it out');
  }
  return faults.map(atFence);
}

const fixFor = (language: Language) => {
  const kinds = kindsOf(language).join('|');
  return `correct it${kinds && `, or name the fragment with fragment=${kinds}`}, or name it "text" if it is output`;
};

/** Checks code that is written inline. */
async function inlineFaults(language: Language, code: string, {values}: FenceMeta): Promise<FenceFault[]> {
  const {fragment, title = ''} = values;
  const guessed = language === 'yaml' && (await parse('yaml', code)).length === 0 ? guess(code) : undefined;
  const schema = values.schema ?? (language === 'yaml' ? schemaOfFile(title) : undefined);
  if (schema === undefined && guessed) {
    const part = guessed.part ? ` fragment=${guessed.part}` : '';
    return [atFence(`looks like a file of ${guessed.schema}; add its title, or schema=${guessed.schema}${part}`)];
  }
  if (fragment !== undefined && schema === undefined && !kindsOf(language).includes(fragment)) {
    const kinds = kindsOf(language).join(', ');
    return [atFence(`has the unknown kind fragment=${fragment}; ${kinds ? `use ${kinds}` : 'this language has none'}`)];
  }
  const wrapped = fragment === undefined || schema !== undefined ? undefined : wrap(language, fragment, code);
  const {before = 0} = wrapped ?? {};
  const last = code.split('\n').length;
  const syntax = (await parse(language, wrapped?.code ?? code)).map(({line, what}) => ({
    line: Math.min(Math.max(line - before, 1), last),
    what: `is not valid ${language}: ${what}; ${fixFor(language)}`,
  }));
  if (syntax.length > 0 || schema === undefined) {
    return syntax;
  }
  return schemaFaults(schema, code, fragment).map(({line, what}) => ({
    line,
    what: `is not a valid ${schema} file: ${what}`,
  }));
}

/** Results by content: many fences show regions of the same file. */
const fileFaultCache = new Map<string, Promise<Fault[]>>();

/** Checks a whole file that a page includes. */
function fileFaults(file: string, source: string, schema: string | undefined): Promise<Fault[]> {
  const key = [file, schema, source].join('\n');
  const faults = fileFaultCache.get(key) ?? parseFile(file, source, schema);
  fileFaultCache.set(key, faults);
  return faults;
}

async function parseFile(file: string, source: string, schema: string | undefined): Promise<Fault[]> {
  const language = languageOfFile(file);
  if (!language) {
    return [];
  }
  const faults = await parse(language, source);
  const name = schema ?? schemaOfFile(file);
  return faults.length === 0 && language === 'yaml' && name ? schemaFaults(name, source) : faults;
}

/** Checks a fence that includes a file. */
async function includedFaults(fence: Code, name: string, meta: FenceMeta, readFile: ReadFile): Promise<FenceFault[]> {
  const {file = '', region} = parseReference(fence.meta) ?? {};
  if (fence.value.trim()) {
    return [atFence('has file= and code of its own; remove one of them')];
  }
  if (!file.startsWith('examples/') || file.includes('..')) {
    return [atFence(`includes ${file}; samples come from examples/`)];
  }
  const source = readFile(file);
  if (source === undefined) {
    return [atFence(`includes ${file}, which does not exist`)];
  }
  let code: string;
  try {
    code = extractRegion(source, region);
  } catch (error) {
    return [atFence(`includes ${file}: ${error instanceof Error ? error.message : String(error)}`)];
  }
  const language = languageOfFile(file);
  const family = (each: string | undefined) => (each === 'c' ? 'cpp' : each);
  if (language && !notCode.includes(name) && family(language) !== family(languageOf(name))) {
    return [atFence(`includes ${file}; name it ${language}`)];
  }
  const syntax = meta.noparse ? [] : await fileFaults(file, source, meta.values.schema);
  return [
    ...copyFaults(name, code),
    ...syntax.map(({line, what}) => atFence(`includes ${file}, whose line ${line} does not parse: ${what}`)),
  ];
}

async function checkFence(fence: Code, readFile: ReadFile): Promise<{outcome: Outcome; faults: FenceFault[]}> {
  if (!fence.lang) {
    return {outcome: 'refused', faults: [atFence('names no language; use "text" for output')]};
  }
  const language = languageOf(fence.lang);
  const name = language ?? fence.lang;
  if (!language && !notCode.includes(name)) {
    const known = [...languages, ...notCode].sort().join(', ');
    return {outcome: 'refused', faults: [atFence(`is in a language without a parser; use one of ${known}`)]};
  }
  const meta = readMeta(fence.meta);
  const included = parseReference(fence.meta) !== undefined;
  const faults = metaFaults(meta, name, included);
  if (included) {
    faults.push(...(await includedFaults(fence, name, meta, readFile)));
    return {outcome: meta.noparse ? 'opted out' : 'included', faults};
  }
  const {length} = fence.value.trim().split('\n');
  if (scripts.has(name) && length > 3) {
    faults.push(atFence(`has ${length} lines; more than three come from examples/, with file=examples/…#region`));
  }
  faults.push(...copyFaults(name, fence.value));
  if (!language || meta.noparse) {
    return {outcome: language ? 'opted out' : 'not code', faults};
  }
  // Earlier problems would usually break the parser, too.
  if (faults.length === 0) {
    faults.push(...(await inlineFaults(language, fence.value, meta)));
  }
  return {outcome: 'parsed', faults};
}

/** Fills the tab groups that name a region, as the build does. @returns messages */
function fillTabGroups(tree: Root, place: (node: MdxJsxFlowElement) => string): string[] {
  const faults: string[] = [];
  visit(tree, 'mdxJsxFlowElement', (element: MdxJsxFlowElement) => {
    if (element.name === 'SdkTabs') {
      try {
        fillTabs(element, {root: process.cwd(), source: ''});
      } catch (error) {
        faults.push(`${place(element)}: ${error instanceof Error ? error.message : String(error)}`);
      }
    }
  });
  return faults;
}

/**
 * Checks every fence of a page, including those in tab groups: it names its language, is included from `examples/` or
 * parses, and can be copied as it is.
 */
export async function checkFences(source: ContentPage, readFile: ReadFile): Promise<Result> {
  const page = {...source, tree: structuredClone(source.tree)};
  const checked: CheckedFence[] = [];
  const faults = fillTabGroups(page.tree, (node) => placeOf(page, node));
  for (const fence of fencesOf(page)) {
    const {outcome, faults: found} = await checkFence(fence, readFile);
    const start = fence.position?.start.line ?? 1;
    faults.push(
      ...found.map(({line, what}) =>
        `${page.file}:${start + line}: the ${fence.lang ?? ''} fence ${what}`.replace('the  fence', 'the fence'),
      ),
    );
    checked.push({
      place: placeOf(page, fence),
      language: languageOf(fence.lang ?? '') ?? fence.lang ?? '(none)',
      outcome: found.length > 0 ? 'refused' : outcome,
      ...(outcome === 'opted out' ? {reason: readMeta(fence.meta).values.reason ?? ''} : {}),
    });
  }
  return {checked, faults};
}

/** Reports too many opt-outs. */
export function optOutFaults(checked: readonly CheckedFence[]): string[] {
  const optedOut = checked.filter(({outcome}) => outcome === 'opted out');
  const limit = Math.floor(checked.length * optOutLimit);
  return optedOut.length > limit
    ? [
        `${optedOut.length} of ${checked.length} fences opt out of parsing, more than the limit of ${limit}: ` +
          `fix some, or use fragment= (${optedOut.map(({place, reason}) => `${place} ${reason ?? ''}`).join('; ')})`,
      ]
    : [];
}
