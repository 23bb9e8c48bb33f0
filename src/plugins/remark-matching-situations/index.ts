import type {Code, PhrasingContent, RootContent} from 'mdast';
import type {MdxJsxFlowElement} from 'mdast-util-mdx-jsx';

import {sourceOf} from '../../content/collection';
import {readMatchingSituations, type WorkedSituation} from '../../content/matching-situations';
import {rowsOf, type Row} from '../../data/matching/rows';
import {parseInlineMarkdown} from '../../shared/inline-markdown';
import {matcherPlaygroundTexts} from '../../texts/matcher-playground';
import {matchingSituationTexts as texts} from '../../texts/matching-situations';
import {replaceElement} from '../remark-element';
import {code, editLink, heading, join, link, paragraph, table, text, type Column} from '../remark-element/markdown';

const playground = '/getting_started/matching/playground.mdx';

function printDecision({decision: {principle, rules, combine, from, cascaded}}: Row): PhrasingContent[] {
  if (principle) {
    return [text(matcherPlaygroundTexts.principles[principle])];
  }
  const printed = join(rules.map(code), combine === 'OR' ? texts.or : texts.and);
  return cascaded ? [...printed, text(` ${matcherPlaygroundTexts.inherited} `), ...code(from)] : printed;
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
