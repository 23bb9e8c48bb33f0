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

/** What became of a fence. */
export type Outcome = 'included' | 'parsed' | 'not code' | 'opted out' | 'refused';

/** One fence that the gate looked at. */
export interface Look {
  readonly place: string;
  readonly language: string;
  readonly outcome: Outcome;
  /** Why it is not parsed. */
  readonly reason?: string;
}

/** What the gate found on a page. */
export interface Result {
  readonly looks: readonly Look[];
  /** One sentence a fault, naming file, line and fix. */
  readonly faults: readonly string[];
}

/** Reads a file by its path from the top of the project; undefined when it isn't there. */
export type ReadFile = (file: string) => string | undefined;

/** At most this part of all fences may be opted out. */
const optOutLimit = 0.02;

/** Languages in which `<name>` is no syntax of their own. */
const plain: ReadonlySet<string> = new Set([
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

/** A fault of a fence; its line counts within the fence, the fence's own first line being 0. */
interface FenceFault {
  readonly line: number;
  readonly what: string;
}

const atFence = (what: string): FenceFault => ({line: 0, what});

/** What a reader copies: of a session its commands, of output nothing. */
function copied(language: string, code: string): string {
  if (language === 'text' || language === 'mermaid') {
    return '';
  }
  return language === 'console' ? commandsOf(code) : code;
}

/** Code that cannot be taken as it stands. */
function copyFaults(language: string, code: string): FenceFault[] {
  const text = copied(language, code);
  const gap = text
    // Of C++ and of the types of Python.
    .replaceAll(/catch \(\.\.\.\)|Callable\[\.\.\.,|, \.\.\.\](?=\s*[=:)\]|]|$)/gm, 'x')
    .split('\n')
    .findIndex((line) => /(?:^|[\s([{,])(?:\.\.\.|…)(?:$|[\s)\]},;])/.test(line));
  const placeholder = plain.has(language) ? /<[a-z][\w .-]*>/i.exec(text)?.[0] : undefined;
  return [
    ...(gap >= 0 ? [atFence(`has a bare "..." in its line ${gap + 1}; write a comment instead`)] : []),
    ...(placeholder
      ? [atFence(`has the placeholder ${placeholder}; use an upper-case name that the text explains`)]
      : []),
    ...(prompts[language]?.test(text)
      ? [atFence('shows a prompt sign; give the command alone, so that it can be copied')]
      : []),
  ];
}

function metaFaults({values, noparse, unknown}: FenceMeta, language: string, included: boolean): FenceFault[] {
  const faults = unknown.map((word) => `has "${word}" behind its language, which nothing reads; use ${knownWords}`);
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

const hintOf = (language: Language) => {
  const kinds = kindsOf(language).join('|');
  return `correct it${kinds && `, or say what part it is with fragment=${kinds}`}, or name it "text" if it is output`;
};

/** Faults of code that stands in the page. */
async function writtenFaults(language: Language, code: string, {values}: FenceMeta): Promise<FenceFault[]> {
  const {fragment, title = ''} = values;
  const seeming = language === 'yaml' && (await parse('yaml', code)).length === 0 ? guess(code) : undefined;
  const schema = values.schema ?? (language === 'yaml' ? schemaOfFile(title) : undefined);
  if (schema === undefined && seeming) {
    const part = seeming.part ? ` fragment=${seeming.part}` : '';
    return [atFence(`looks like a file of ${seeming.schema}; add its title, or schema=${seeming.schema}${part}`)];
  }
  if (fragment !== undefined && schema === undefined && !kindsOf(language).includes(fragment)) {
    const kinds = kindsOf(language).join(', ');
    return [atFence(`has the unknown kind fragment=${fragment}; ${kinds ? `there are ${kinds}` : 'there are none'}`)];
  }
  const whole = fragment === undefined || schema !== undefined ? undefined : wrap(language, fragment, code);
  const {before = 0} = whole ?? {};
  const last = code.split('\n').length;
  const syntax = (await parse(language, whole?.code ?? code)).map(({line, what}) => ({
    line: Math.min(Math.max(line - before, 1), last),
    what: `is no ${language}: ${what}; ${hintOf(language)}`,
  }));
  if (syntax.length > 0 || schema === undefined) {
    return syntax;
  }
  return schemaFaults(schema, code, fragment).map(({line, what}) => ({line, what: `is no ${schema}: ${what}`}));
}

/** Faults of files that fences include, by their text: many fences show regions of the same file. */
const faultsByText = new Map<string, Promise<Fault[]>>();

/** Faults of a whole file that a page includes. */
function fileFaults(file: string, source: string, schema: string | undefined): Promise<Fault[]> {
  const key = [file, schema, source].join('\n');
  const faults = faultsByText.get(key) ?? parseFile(file, source, schema);
  faultsByText.set(key, faults);
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

/** Faults of a fence that a file fills. */
async function includedFaults(fence: Code, name: string, meta: FenceMeta, read: ReadFile): Promise<FenceFault[]> {
  const {file = '', region} = parseReference(fence.meta) ?? {};
  if (fence.value.trim()) {
    return [atFence('has file= and code of its own; leave one of them out')];
  }
  if (!file.startsWith('examples/') || file.includes('..')) {
    return [atFence(`includes ${file}; samples come from examples/`)];
  }
  const source = read(file);
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

async function look(fence: Code, read: ReadFile): Promise<{outcome: Outcome; faults: FenceFault[]}> {
  if (!fence.lang) {
    return {outcome: 'refused', faults: [atFence('names no language; use "text" for output')]};
  }
  const language = languageOf(fence.lang);
  const name = language ?? fence.lang;
  if (!language && !notCode.includes(name)) {
    const known = [...languages, ...notCode].sort().join(', ');
    return {outcome: 'refused', faults: [atFence(`is in a language without a parser; there are ${known}`)]};
  }
  const meta = readMeta(fence.meta);
  const included = parseReference(fence.meta) !== undefined;
  const faults = metaFaults(meta, name, included);
  if (included) {
    faults.push(...(await includedFaults(fence, name, meta, read)));
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
  // What was found already would mostly stop the parser, too.
  if (faults.length === 0) {
    faults.push(...(await writtenFaults(language, fence.value, meta)));
  }
  return {outcome: 'parsed', faults};
}

/** Fills the groups of tabs that name a region, as the build does. @returns what stops it, a sentence each */
function fillGroups(tree: Root, place: (node: MdxJsxFlowElement) => string): string[] {
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
 * Looks at every fence of a page, those of its groups of tabs among them: it names its language, is included from `examples/` or parses, and
 * can be copied as it stands.
 */
export async function gate(source: ContentPage, read: ReadFile): Promise<Result> {
  const page = {...source, tree: structuredClone(source.tree)};
  const looks: Look[] = [];
  const faults = fillGroups(page.tree, (node) => placeOf(page, node));
  for (const fence of fencesOf(page)) {
    const {outcome, faults: found} = await look(fence, read);
    const start = fence.position?.start.line ?? 1;
    faults.push(
      ...found.map(({line, what}) =>
        `${page.file}:${start + line}: the ${fence.lang ?? ''} fence ${what}`.replace('the  fence', 'the fence'),
      ),
    );
    looks.push({
      place: placeOf(page, fence),
      language: languageOf(fence.lang ?? '') ?? fence.lang ?? '(none)',
      outcome: found.length > 0 ? 'refused' : outcome,
      ...(outcome === 'opted out' ? {reason: readMeta(fence.meta).values.reason ?? ''} : {}),
    });
  }
  return {looks, faults};
}

/** Opt-outs beyond the limit. */
export function optOutFaults(looks: readonly Look[]): string[] {
  const out = looks.filter(({outcome}) => outcome === 'opted out');
  const most = Math.floor(looks.length * optOutLimit);
  return out.length > most
    ? [
        `${out.length} of ${looks.length} fences are not parsed, at most ${most} may be: ` +
          `correct some, or use fragment= (${out.map(({place, reason}) => `${place} ${reason ?? ''}`).join('; ')})`,
      ]
    : [];
}
