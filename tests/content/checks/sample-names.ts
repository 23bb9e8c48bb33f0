import {readFileSync} from 'node:fs';
import path from 'node:path';
import {visit} from 'unist-util-visit';
import type {Code} from 'mdast';
import type {MdxJsxFlowElement} from 'mdast-util-mdx-jsx';

import {findRegion, regionsOf} from '../../../src/plugins/remark-include-sample/extract';
import {findHelper} from '../../../src/plugins/remark-include-sample/helpers';
import {importsOf} from '../../../src/plugins/remark-include-sample/imports';
import {languageNamed, languageOf} from '../../../src/plugins/remark-include-sample/sample';
import {
  declaredNames,
  declaringLanguages,
  fixtureMark,
  outerNames,
  publicNames,
  usesName,
} from './declared-names/declarations';
import {plainCode} from './declared-names/plain';
import {filesVisibleTo, isShared} from './declared-names/visible';

/** A sample in the order of a page. */
export interface ShownSample {
  readonly line: number;
  readonly language: string;
  readonly code: string;
  /** File of the sample, relative to the project; undefined for code that is written on the page. */
  readonly file?: string;
}

/** Names that samples below a folder may use without their page showing them. */
export interface Unseen {
  readonly file: string;
  readonly names: readonly string[];
  readonly reason: string;
}

/** Whether a file is a test or leans on one, rather than an application's code, which readers have themselves. */
const isTest = (file: string): boolean =>
  /(?:^|\/)(?:tests?|Tests|spec|specs)\/|[._-](?:test|spec|states?|cy)\.|(?:Test|Tests|IT|Spec|Suite|States|Handlers)\.\w+$/.test(
    file,
  ) || testSupport.test(file);

/** Files of the project in JavaScript that tests import, and that are no application's code. */
const testSupport =
  /^examples\/javascript\/.*\/(?:install|stub-of-pact|pact-stub|order-fixtures|lambda-server|aws-gateway|pact-routes|faults\/shop)\.ts$/;

/** Languages in which names of a test are at the outermost level; in others, they are in a class or a block. */
const withOuterNames: readonly string[] = ['typescript', 'javascript', 'python', 'go', 'rust'];

/** Names of test support that a file imports. Fixtures in Python need no import. */
function namesOfSupport(file: string, language: string, root: string): string[] {
  const imported = new Set(importsOf(readFileSync(file, 'utf8'), language).flatMap(({names = []}) => names));
  return filesVisibleTo(file, language)
    .filter((each) => isTest(path.relative(root, each)))
    .flatMap((each) => [...publicNames(readFileSync(each, 'utf8'), language)])
    .filter((name) => language === 'ruby' || imported.has(name) || name.startsWith(fixtureMark));
}

/** Names that tests near a sample declare, which readers don't have. */
function namesAround(file: string, language: string, root: string): Set<string> {
  const absolute = path.join(root, file);
  const read = (each: string): string => readFileSync(each, 'utf8');
  const ownNames = withOuterNames.includes(language) ? outerNames : declaredNames;
  const others = isShared(language)
    ? filesVisibleTo(absolute, language).filter(
        (each) => path.dirname(each) === path.dirname(absolute) && isTest(path.relative(root, each)),
      )
    : [];
  const names = new Set([
    ...(isTest(file) ? ownNames(read(absolute), language) : []),
    ...others.flatMap((each) => [...publicNames(read(each), language)]),
  ]);
  importsOf(read(absolute), language)
    .flatMap((each) => each.names ?? [])
    .forEach((name) => names.delete(name));
  return isShared(language) ? names : new Set([...names, ...namesOfSupport(absolute, language, root)]);
}

/**
 * Finds names that samples use and that neither they nor earlier samples of their page define or import.
 *
 * @param page path of the page, relative to the project
 * @returns the number of samples from files, and a message for each that leans on something unseen
 */
export function checkSamples(
  page: string,
  samples: readonly ShownSample[],
  {root, exceptions}: {readonly root: string; readonly exceptions: readonly Unseen[]},
): {readonly checked: number; readonly faults: string[]} {
  const shown = new Map<string, Set<string>>();
  const faults: string[] = [];
  let checked = 0;
  for (const {language, code} of samples) {
    const names = shown.get(language) ?? new Set<string>();
    shown.set(language, names);
    declaredNames(code, language).forEach((name) => names.add(name));
  }
  for (const {file, code, language, line} of samples) {
    if (file === undefined || !declaringLanguages.includes(language) || !isTest(file)) {
      continue;
    }
    checked += 1;
    const plain = plainCode(code, language);
    const allowed = exceptions.filter((each) => file.startsWith(each.file)).flatMap((each) => each.names);
    const unseen = [...namesAround(file, language, root)].filter(
      (name) => name.length > 2 && !allowed.includes(name) && !shown.get(language)?.has(name) && usesName(plain, name),
    );
    if (unseen.length > 0) {
      faults.push(
        `${page}:${line}: the sample of ${file} uses ${unseen.join(', ')}, which the page doesn't show; mark its declaration as a region helper-… and name that behind "uses" in the marker of the sample, or show it before`,
      );
    }
  }
  return {checked, faults};
}

/** Lists the samples of a page after `remark-include-sample`. */
export function samplesOf(tree: unknown, references: ReadonlyMap<unknown, string>): ShownSample[] {
  const samples: ShownSample[] = [];
  visit(tree as MdxJsxFlowElement, 'code', (node: Code) => {
    const file = references.get(node);
    samples.push({
      line: node.position?.start.line ?? 1,
      language: languageNamed(node.lang),
      code: node.value,
      ...(file === undefined ? {} : {file}),
    });
  });
  return samples;
}

/**
 * Finds helpers that a region names behind `uses` without using anything of them.
 *
 * @param file path of a source file, relative to the project
 * @returns the number of helpers, and a message for each that isn't used
 */
export function checkUses(file: string, root: string): {readonly checked: number; readonly faults: string[]} {
  const absolute = path.join(root, file);
  const source = readFileSync(absolute, 'utf8');
  const faults: string[] = [];
  let checked = 0;
  for (const region of regionsOf(source)) {
    const {code, from, uses} = findRegion(source, region);
    for (const name of uses) {
      checked += 1;
      const language = languageOf(file);
      const names = outerNames(findHelper(absolute, name, root).code, language);
      const plain = plainCode(code, language);
      if (![...names].some((each) => usesName(plain, each))) {
        faults.push(`${file}:${from - 1}: the region "${region}" uses nothing of the helper "${name}"; remove it`);
      }
    }
  }
  return {checked, faults};
}
