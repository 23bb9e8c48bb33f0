import {readFileSync} from 'node:fs';
import {parse} from 'yaml';

/** A wording to avoid. */
export interface Wording {
  readonly not: RegExp;
  /** What to write instead. */
  readonly but: string;
  /** Whether it is a matter of taste. */
  readonly warns: boolean;
}

/** Reads the list of wordings. @throws SyntaxError for an invalid regular expression */
export const readWordings = (file: string): Wording[] =>
  (parse(readFileSync(file, 'utf8')) as {not: string; but: string; warns?: true}[]).map(
    ({not, but, warns = false}) => ({
      not: new RegExp(not, 'gi'),
      but,
      warns,
    }),
  );

/** Prose of a page or an entry: without code, addresses of links and ids of headings. */
const withoutCode = (source: string): string =>
  source
    .replace(/^([ \t]*)(`{3,}).*?^\1\2`*[ \t]*$/gms, (code) => code.replace(/[^\n]/g, ''))
    .replace(/`[^`\n]*`/g, '`…`')
    .replace(/\]\([^)\n]*\)/g, ']')
    .replace(/\{#[^}\n]*\}/g, '');

/** Finds wordings to avoid. @returns a message for each, with file, line and what to write instead */
export function wordingFaults(file: string, source: string, wordings: readonly Wording[]): string[] {
  return withoutCode(source)
    .split('\n')
    .flatMap((line, index) =>
      wordings.flatMap(({not, but}) =>
        [...line.matchAll(not)].map(([found]) => `${file}:${index + 1}: "${found}"; write ${but} (STYLE.md)`),
      ),
    );
}
