import {nearNames} from '../../../src/data/near-names';

/** A name in inline code. */
export interface CodeName {
  readonly line: number;
  readonly name: string;
  /** The line that it is on, which says whether it is about an older version. */
  readonly context: string;
}

/** Names of other software, and why they are in no source of the project. */
export interface OtherNames {
  readonly reason: string;
  /** Files and folders in which they may be used; by default, all. */
  readonly in?: readonly string[];
  readonly names: readonly string[];
}

/** Names that a page may use. */
export class KnownNames {
  readonly names: ReadonlySet<string>;
  /** Names of other versions, for pages and lines about them. */
  readonly others: ReadonlySet<string>;

  constructor(names: Iterable<string>, others: Iterable<string>) {
    this.names = new Set(names);
    this.others = new Set(others);
  }

  /** Whether a name exists, in one of its spellings, or as the beginning or the end of a name. */
  has(name: string, inOthers: boolean): boolean {
    return (
      spellings(name).some((each) => this.names.has(each) || (inOthers && this.others.has(each))) ||
      (name.endsWith('_') && this.some((each) => each.startsWith(name) || each.startsWith(`pactffi_${name}`))) ||
      (name.startsWith('_') && this.some((each) => each.endsWith(name)))
    );
  }

  private some(test: (name: string) => boolean): boolean {
    return [...this.names].some(test);
  }
}

const fences = /^([ \t]*)(`{3,}|~{3,}).*?^\1\2`*[ \t]*$/gms;
const inlineCode = /(?<!`)(`+)(?!`)(.+?)(?<!`)\1(?!`)/g;

/** An identifier with an underscore or a capital inside, or a flag. */
const inText = /(?<![\w-])--[a-z][a-z0-9-]+|[A-Za-z_]\w*(?:_\w|[a-z0-9][A-Z])\w*/g;
/** The same, or a capitalised word, or words with hyphens: a whole value without spaces is a name. */
const alone = /(?<![\w-])--[a-z][a-z0-9-]+|[A-Za-z]\w*(?:-\w+)+|[A-Za-z_]\w{2,}/g;
const hasForm = /_|-|[a-z0-9][A-Z]|^[A-Z]/;

const keepLines = (text: string): string => text.replace(/[^\n]/g, '');

/** Code of a page, which may use names before its prose does. */
export const fencedCode = (source: string): string => [...source.matchAll(fences)].map(([all]) => all).join('\n');

/** Finds names in the inline code of a page or a YAML file; code blocks, front matter, imports and links are left out. */
export function findNames(source: string): CodeName[] {
  const prose = source
    .replace(/^---\n.*?^---$/ms, keepLines)
    .replace(fences, keepLines)
    .replace(/\{\/\*.*?\*\/\}/gs, keepLines);
  return prose.split('\n').flatMap((context, index) =>
    [...context.matchAll(inlineCode)].flatMap(([, , code = '']) => {
      const value = code.trim();
      // Placeholders and addresses are not names.
      const plain = value.replace(/https?:\/\/\S+|\$?\{[^}]*\}|<[^>]*>/g, ' ').replace(/(?<!\S)-[DP](?=[a-z])/g, '');
      const found = /[\s"'/]/.test(plain) ? plain.match(inText) : plain.match(alone);
      return (found ?? []).filter((name) => hasForm.test(name)).map((name) => ({line: index + 1, name, context}));
    }),
  );
}

const old =
  /\b(?:before|until|up to|former|formerly|older?|removed|deprecated|replaced|renamed|no longer|gone|used to|was|were|had|version \d|\d+\.\d+)\b/i;

const spellings = (name: string): string[] => [
  name,
  // Pages about the FFI leave the common prefix out.
  `pactffi_${name}`,
  name.replace(/^--(?:no-)?/, ''),
  name.replace(/^(?:get|set|is|with)(?=[A-Z])/, ''),
];

/** A name with a part in capitals that readers replace: `pact-NAME-plugin`. */
const isTemplate = (name: string): boolean =>
  /[a-z]/.test(name) && /(?:^|[-_])(?:NAME|VERSION|OS|ARCH|ID)(?:[-_]|$)/.test(name);

interface Options {
  readonly known: KnownNames;
  /** Whether the whole file is about other versions. */
  readonly aboutOthers: boolean;
  readonly others: readonly OtherNames[];
}

/**
 * Checks that names in inline code exist.
 *
 * @param file path of the page or data file, relative to the project
 * @returns the number of names, those of other software that were needed, and a message for each unknown one with the
 *   closest existing one
 */
export function checkNames(
  file: string,
  source: string,
  {known, aboutOthers, others}: Options,
): {readonly checked: number; readonly usedOthers: readonly string[]; readonly faults: string[]} {
  const found = findNames(source);
  const own = new Set(fencedCode(source).match(/[\w-]+/g));
  const listed = new Set(
    others.filter((group) => group.in?.some((each) => file.startsWith(each)) ?? true).flatMap(({names}) => names),
  );
  const missing = found.filter(
    ({name, context}) => !isTemplate(name) && !own.has(name) && !known.has(name, aboutOthers || old.test(context)),
  );
  return {
    checked: found.length,
    usedOthers: missing.map(({name}) => name).filter((name) => listed.has(name)),
    faults: missing
      .filter(({name}) => !listed.has(name))
      .map(({line, name}) => {
        const [near = 'none'] = nearNames(name, [...known.names]);
        return `${file}:${line}: \`${name}\` is in no source; the closest name is \`${near}\`. Correct it, or add it to other-names.yml with the reason`;
      }),
  };
}
