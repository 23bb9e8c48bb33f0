import path from 'node:path';
import type {Code} from 'mdast';
import type {MdxJsxFlowElement} from 'mdast-util-mdx-jsx';

import {withoutRegions, type Span} from './extract';
import {helpersFor, type FindHelper, type User} from './helpers';
import {formatImports, importsFor, importsOf} from './imports';

/** A sample with what is around it. */
interface SampleInFile extends User, Span {
  readonly code: string;
  /** Language of its fence. */
  readonly language: string;
  /** The whole file. */
  readonly source: string;
  /** Whether imports may stand above the code, where they shift its lines. */
  readonly canPrecede: boolean;
}

interface Lines extends Span {
  readonly file: string;
}

const fence = (lang: string, value: string, title?: string): Code => ({
  type: 'code',
  lang,
  value,
  ...(title === undefined ? {} : {meta: `title="${title}"`}),
});

const fold = (has: 'imports' | 'helpers' | 'both', children: Code[]): MdxJsxFlowElement => ({
  type: 'mdxJsxFlowElement',
  name: 'SampleContext',
  attributes: [{type: 'mdxJsxAttribute', name: 'has', value: has}],
  children,
});

/** Files of such a name are in many folders. */
const generic = /^(?:conftest|main|main_test|mod)\.\w+$/;

const titleOf = (file: string): string => {
  const name = path.basename(file);
  return generic.test(name) ? `${path.basename(path.dirname(file))}/${name}` : name;
};

const encloses = (outer: Lines, inner: Lines): boolean =>
  outer.file === inner.file && outer.from <= inner.from && inner.to <= outer.to;

/** What the samples of a page lean on, imports and helpers, each shown once. */
export class PageContext {
  /** Imports that the page has shown, by language. */
  private readonly imports = new Map<string, Set<string>>();
  /** Samples and helpers that the page has shown. */
  private readonly lines: Lines[] = [];

  /** @param findHelper finds what the samples of the page use */
  constructor(private readonly findHelper: FindHelper) {}

  /**
   * Takes what a sample leans on and the page hasn't shown. Helpers of a file are one block, with their imports if it
   * isn't the file of the sample. A helper leaves out what the page has shown of it so far.
   *
   * @returns imports to put above the sample if it is the first one in its language, and a folded block to put below it
   */
  take({canPrecede, ...sample}: SampleInFile): {above: string; below: MdxJsxFlowElement | undefined} {
    const {code, language, source} = sample;
    this.lines.push(sample);
    const isFirst = !this.imports.has(language);
    const shown = this.imports.get(language) ?? new Set();
    this.imports.set(language, shown);
    const take = (of: string, file: string, without = shown): string => {
      const needed = importsFor(importsOf(file, language), of, without, language);
      [...importsOf(of, language), ...needed].forEach((each) => shown.add(each.code));
      return formatImports(needed, language);
    };

    const isShown = (helper: Lines): boolean => this.lines.some((lines) => encloses(lines, helper));
    const chosen = helpersFor(sample, this.findHelper, isShown).map((helper) => ({
      ...helper,
      code: withoutRegions(
        helper.source,
        helper,
        this.lines.filter((lines) => encloses(helper, lines)),
      ),
    }));
    this.lines.push(...chosen);

    const isOwn = ({file}: {file: string}): boolean => file === sample.file;
    const gap = language === 'python' ? '\n\n\n' : '\n\n';
    const parts = [...new Set(chosen.map(({file}) => file))].map((file) => {
      const ofFile = chosen.filter((helper) => helper.file === file).sort((one, other) => one.from - other.from);
      return {file, code: ofFile.map((helper) => helper.code).join(gap), source: ofFile[0]?.source ?? ''};
    });
    const canStandAbove = isFirst && canPrecede;
    const above = canStandAbove ? take(code, source) : '';
    const imports = take([canStandAbove ? '' : code, parts.find(isOwn)?.code ?? ''].join('\n'), source);
    // Another file needs its imports although samples above have some of them.
    const leads = new Map(parts.map((part) => [part, isOwn(part) ? '' : take(part.code, part.source, new Set())]));
    const blocks = [
      ...(imports === '' ? [] : [fence(language, imports)]),
      ...parts.map((part) => {
        const lead = leads.get(part) ?? '';
        return fence(language, (lead === '' ? '' : lead + gap) + part.code, titleOf(part.file));
      }),
    ];
    const hasImports = imports !== '' || [...leads.values()].some((lead) => lead !== '');
    const has = chosen.length === 0 ? 'imports' : hasImports ? 'both' : 'helpers';
    return {above, below: blocks.length === 0 ? undefined : fold(has, blocks)};
  }
}
