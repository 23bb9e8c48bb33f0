import type {Code, PhrasingContent, RootContent} from 'mdast';
import type {MdxJsxFlowElement} from 'mdast-util-mdx-jsx';

import {sourceOf} from '../../content/collection';
import {readMatchingSituations, type WorkedSituation} from '../../content/matching-situations';
import type {ShownCheck, ShownVerdict} from '../../data/matching/judge';
import type {Category, MismatchKind} from '../../data/matching/types';
import {parseInlineMarkdown} from '../../shared/inline-markdown';
import {matcherPlaygroundTexts} from '../../texts/matcher-playground';
import {matchingSituationTexts as texts} from '../../texts/matching-situations';
import {replaceElement} from '../remark-element';
import {code, editLink, heading, join, link, paragraph, table, text, type Column} from '../remark-element/markdown';

const playground = '/getting_started/matching/playground.mdx';

/** What each kind of mismatch is about. */
const categories: Readonly<Record<MismatchKind, Category>> = {
  MethodMismatch: 'method',
  PathMismatch: 'path',
  QueryMismatch: 'query',
  HeaderMismatch: 'header',
  StatusMismatch: 'status',
  BodyTypeMismatch: 'body',
  BodyMismatch: 'body',
  MetadataMismatch: 'metadata',
};

/** A row of the table: a value, what decided, and what Pact prints where it refuses the value. */
interface Row extends ShownCheck {
  readonly messages: readonly string[];
}

/** A path or status that is as expected says nothing about a situation. */
const isIncidental = ({category, decision, passed}: ShownCheck): boolean =>
  (category === 'path' || category === 'status') && decision.principle !== undefined && passed;

/** The values that were compared: each once, and those of a body from the outside in. */
function rowsOf({checks, mismatches}: ShownVerdict): readonly Row[] {
  const rows = new Map<string, Row>();
  for (const check of checks) {
    const key = `${check.category} ${check.path}`;
    const passed = check.passed && (rows.get(key)?.passed ?? true);
    const messages = mismatches
      .filter(({kind, path}) => categories[kind] === check.category && path === check.path)
      .map(({message}) => message);
    rows.set(key, {...check, passed, messages});
  }
  const order = [...new Set(checks.map(({category}) => category))];
  const found = [...rows.values()].filter((row) => !isIncidental(row));
  return order.flatMap((category) => {
    const own = found.filter((row) => row.category === category);
    return category === 'body' ? own.sort((a, b) => (a.path < b.path ? -1 : 1)) : own;
  });
}

function printDecision({path, decision: {principle, rules, combine, from}}: Row): PhrasingContent[] {
  if (principle) {
    return [text(matcherPlaygroundTexts.principles[principle])];
  }
  const printed = join(rules.map(code), combine === 'OR' ? texts.or : texts.and);
  return from === undefined || from === '' || from === path ? printed : [...printed, text(texts.at), ...code(from)];
}

function printResult({passed, messages}: Row): PhrasingContent[] {
  const refused = messages.length > 0 ? join(messages.map(code), ', ') : [text(matcherPlaygroundTexts.refused)];
  return passed ? [text(matcherPlaygroundTexts.accepted)] : refused;
}

const columns: readonly Column<Row>[] = [
  {
    title: matcherPlaygroundTexts.checkPath,
    render: ({category, path}) => [
      text(matcherPlaygroundTexts.categories[category]),
      ...(path === '' ? [] : [text(' '), ...code(path)]),
    ],
  },
  {title: matcherPlaygroundTexts.checkRule, render: printDecision},
  {title: matcherPlaygroundTexts.checkResult, render: printResult},
];

const fence = (title: string, value: string): Code => ({
  type: 'code',
  lang: 'json',
  meta: `title="${title}"`,
  value,
});

/** A situation as a section: question, both sides, the verdict with what decided each value, and the lesson. */
function renderSituation(situation: WorkedSituation): readonly (RootContent | MdxJsxFlowElement)[] {
  const {id, title, question, kind, version, expected, actual, passes, mismatches, lesson, judgement} = situation;
  const verdict = passes ? matcherPlaygroundTexts.passes : matcherPlaygroundTexts.fails(mismatches.length);
  return [
    heading(3, [text(title)], id),
    paragraph(...parseInlineMarkdown(question)),
    fence(texts.version(matcherPlaygroundTexts.expected[kind], version), expected),
    fence(matcherPlaygroundTexts.actual[kind], actual),
    paragraph(text(`${matcherPlaygroundTexts.verdict}: `), {type: 'strong', children: [text(verdict)]}),
    ...(judgement.verdict ? [table(rowsOf(judgement.verdict), columns)] : []),
    paragraph(...parseInlineMarkdown(lesson)),
    paragraph(link(`${playground}?situation=${id}#try-it`, [text(texts.tryIt(title))])),
    editLink(sourceOf(situation), 'situation'),
  ];
}

/** Links to the sections, in columns. */
const listOf = (situations: readonly WorkedSituation[]): MdxJsxFlowElement => ({
  type: 'mdxJsxFlowElement',
  name: 'Columns',
  attributes: [],
  children: [
    {
      type: 'list',
      ordered: false,
      spread: false,
      children: situations.map(({id, title}) => ({
        type: 'listItem',
        spread: false,
        children: [paragraph(link(`#${id}`, [text(title)]))],
      })),
    },
  ],
});

/**
 * Inserts the situations of `content/matching-situations.yml`, links to them and a section each:
 *
 *     <MatchingSituations />
 */
export default replaceElement({
  name: 'MatchingSituations',
  attributes: [],
  build: () => {
    const situations = readMatchingSituations();
    return [listOf(situations), ...situations.flatMap(renderSituation)];
  },
});
