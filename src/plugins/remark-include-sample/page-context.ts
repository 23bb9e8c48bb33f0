import path from 'node:path';
import type {Code} from 'mdast';
import type {MdxJsxFlowElement} from 'mdast-util-mdx-jsx';

import {outerNames} from './declarations';
import {withoutRegions, type Span} from './extract';
import {helpersFor, type Helper} from './helpers';
import {formatImports, importsFor, importsOf} from './imports';

/** A sample with what is around it. */
interface Region {
  readonly code: string;
  /** Language of its fence. */
  readonly language: string;
  readonly file: string;
  /** The whole file. */
  readonly source: string;
  /** Helpers that code of a file may use. */
  readonly helpersOf: (file: string) => readonly Helper[];
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

const encloses = (outer: Lines, inner: Lines): boolean =>
  outer.file === inner.file && outer.from <= inner.from && inner.to <= outer.to;

/** What the samples of a page lean on, imports and helpers, each shown once. */
export class PageContext {
  /** Imports that the page has shown, by language. */
  private readonly imports = new Map<string, Set<string>>();
  /** Samples of the whole page, and helpers that it has shown. */
  private readonly lines: Lines[] = [];
  /** Names that code on the page declares, by language. */
  private readonly names = new Map<string, Set<string>>();

  /** Announces a sample, so that no other one comes with a helper that it has. */
  announceSample(lines: Lines): void {
    this.lines.push(lines);
  }

  /** Announces code that is written on the page, so that no sample comes with a helper of the same name. */
  announceCode(code: string, language: string): void {
    this.names.set(language, new Set([...(this.names.get(language) ?? []), ...outerNames(code, language)]));
  }

  /**
   * Takes what a sample leans on and the page hasn't shown. Helpers of a file are one block, with their imports if it
   * isn't the file of the sample.
   *
   * @returns imports to put above the sample if it is the first one in its language, and a folded block to put below it
   */
  take({helpersOf, canPrecede, ...sample}: Region): {above: string; below: MdxJsxFlowElement | undefined} {
    const {code, language, source} = sample;
    const isFirst = !this.imports.has(language);
    const shown = this.imports.get(language) ?? new Set();
    this.imports.set(language, shown);
    const take = (of: string, file: string): string => {
      const needed = importsFor(importsOf(file, language), of, shown, language);
      [...importsOf(of, language), ...needed].forEach((each) => shown.add(each.code));
      return formatImports(needed, language);
    };

    const isShown = (helper: Helper, names: readonly string[]): boolean =>
      this.lines.some((lines) => encloses(lines, helper)) || names.every((name) => this.names.get(language)?.has(name));
    const chosen = helpersFor(sample, helpersOf, language, isShown).map((helper) => ({
      ...helper,
      code: withoutRegions(
        helper.source,
        helper,
        this.lines.filter((lines) => encloses(helper, lines)),
      ),
    }));
    this.lines.push(...chosen);

    const own = take(code, source);
    const above = isFirst && canPrecede ? own : '';
    const parts = [...new Set(chosen.map(({file}) => file))].map((file) => {
      const ofFile = chosen.filter((helper) => helper.file === file).sort((one, other) => one.from - other.from);
      const joined = ofFile.map((helper) => helper.code).join('\n\n');
      return {file, code: joined, imports: take(joined, ofFile[0]?.source ?? '')};
    });
    const isOwn = ({file}: {file: string}): boolean => file === sample.file;
    const imports = [above === '' ? own : '', ...parts.filter(isOwn).map((part) => part.imports)].filter(
      (each) => each !== '',
    );
    const blocks = [
      ...(imports.length === 0 ? [] : [fence(language, imports.join('\n'))]),
      ...parts.map((part) => {
        const lead = isOwn(part) || part.imports === '' ? '' : `${part.imports}\n\n`;
        return fence(language, lead + part.code, path.basename(part.file));
      }),
    ];
    const hasImports = imports.length > 0 || parts.some((part) => part.imports !== '');
    const has = chosen.length === 0 ? 'imports' : hasImports ? 'both' : 'helpers';
    return {above, below: blocks.length === 0 ? undefined : fold(has, blocks)};
  }
}
