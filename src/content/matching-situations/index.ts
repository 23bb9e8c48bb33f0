import {isDeepStrictEqual} from 'node:util';
import type {PhrasingContent} from 'mdast';

import {judge, type ShownMismatch} from '../../data/matching/judge';
import {toWholeRegExp} from '../../data/matching/oniguruma';
import {setTranslator} from '../../data/matching/regex';
import type {JudgedSituation} from '../../data/matching/situations';
import {parseInlineMarkdown} from '../../shared/inline-markdown';
import {
  assertNoFaults,
  type ContentFile,
  defineCollection,
  faultAt,
  findDuplicates,
  findPageFaults,
  setSource,
  sourceOf,
} from '../collection';

/** An entry of the file; `content/matching-situations.schema.json` describes the fields. */
interface WrittenSituation extends Omit<JudgedSituation, 'judgement'> {
  /** A sentence of Markdown. */
  readonly question: string;
  readonly passes: boolean;
  /** What Pact prints, each as `path: message`. */
  readonly mismatches: readonly string[];
  /** Markdown: why, and what to do. */
  readonly lesson: string;
}

/** A situation with its verdict, and what its reader should take from it. */
export interface WorkedSituation extends WrittenSituation, JudgedSituation {}

const printMismatch = ({path, message}: ShownMismatch): string => (path === '' ? message : `${path}: ${message}`);

const quote = (lines: readonly string[]): string => lines.map((line) => `"${line}"`).join(', ') || 'none';

const fix = 'correct the situation, or the model in src/data/matching.';

/** Compares the verdict of a situation with the computed one. */
function verdictFaults({passes, mismatches, judgement: {verdict, problems}}: WorkedSituation): string[] {
  // A situation may be about an example that doesn't fit its own rule.
  const faults = problems.filter(({kind}) => kind !== 'own-example');
  if (verdict === undefined || faults.length > 0) {
    return faults.map(({kind, side, detail}) => `${side}: has a problem (${kind}: ${detail}); correct the text.`);
  }
  const computed = verdict.mismatches.map(printMismatch);
  return [
    ...(verdict.passed === passes ? [] : [`passes: is ${passes}, but the model says ${verdict.passed}; ${fix}`]),
    ...(isDeepStrictEqual(computed, mismatches) ? [] : [`mismatches: the model finds ${quote(computed)}; ${fix}`]),
    ...verdict.ties.map(
      ([one, other]) => `expected: ${one} and ${other} have the same weight, so Pact takes either; change one.`,
    ),
  ];
}

/** Finds links to pages and situations that don't exist. */
function linkFaults({lesson}: WorkedSituation, ids: readonly string[], root: string): string[] {
  const links = [...lesson.matchAll(/\]\(([^)]+)\)/g)].map(([, url = '']) => url);
  return links
    .filter((url) => !url.startsWith('https://'))
    .flatMap((url) =>
      url.startsWith('#')
        ? ids.includes(url.slice(1))
          ? []
          : [`there is no situation ${url}; use the id of a situation.`]
        : findPageFaults(url, root),
    )
    .map((fault) => `lesson: ${fault}`);
}

setTranslator(toWholeRegExp);

function build([file]: readonly ContentFile[], root: string): readonly WorkedSituation[] {
  const situations = (file?.value as readonly WrittenSituation[]).map((written): WorkedSituation => {
    const texts = {expected: written.expected.trimEnd(), actual: written.actual.trimEnd()};
    return setSource({...written, ...texts, judgement: judge({...written, ...texts})}, sourceOf(written));
  });
  const ids = situations.map(({id}) => id);
  const twice = findDuplicates(ids);
  const faults = situations.flatMap((situation) =>
    [
      ...(twice.includes(situation.id) ? [`id: "${situation.id}" appears twice; rename one.`] : []),
      ...verdictFaults(situation),
      ...linkFaults(situation, ids, root),
    ].map((fault) => faultAt(sourceOf(situation), fault)),
  );
  assertNoFaults(faults);
  return situations;
}

/** The situations of `content/matching-situations.yml`. The verdicts in the file match the ones our model computes. */
export const readMatchingSituations = defineCollection({
  from: 'content/matching-situations.yml',
  schema: 'content/matching-situations.schema.json',
  build,
});

/** The text of inline Markdown. */
const toPlainText = (markdown: string): string => textOf(parseInlineMarkdown(markdown));

function textOf(nodes: readonly PhrasingContent[]): string {
  return nodes.map((node) => ('value' in node ? node.value : 'children' in node ? textOf(node.children) : '')).join('');
}

/** The fields of a situation that the playground needs. */
export const playgroundView = ({
  id,
  title,
  kind,
  version,
  expected,
  actual,
  judgement,
  lesson,
}: WorkedSituation): JudgedSituation => ({
  id,
  title,
  kind,
  version,
  expected,
  actual,
  judgement,
  lesson: toPlainText(lesson),
});
