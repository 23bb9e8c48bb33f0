import type {BlockContent, Code, Heading, List, PhrasingContent, RootContent} from 'mdast';
import type {MdxJsxFlowElement, MdxJsxTextElement} from 'mdast-util-mdx-jsx';

import {families, findFamily, findTool, type Family, type Fix, type Message, type Problem} from '../../data/errors';
import {sdks, type SdkId} from '../../data/sdks';
import {sourceUrl} from '../../data/support/sources';
import {words} from '../../shared/inline-markdown';
import {replaceElement} from '../remark-element';
import {code, heading, join, link, paragraph, text} from '../remark-element/markdown';
import {panel} from '../remark-include-sample/elements';

type Block = BlockContent | MdxJsxFlowElement;

const name = 'ErrorList';
const exampleUrl = 'https://github.com/pact-foundation/docs.pact.io/blob/master/';

const fence = (lang: string, value: string): Code => ({type: 'code', lang, value});

const labelled = (label: string, children: PhrasingContent[]): BlockContent =>
  paragraph({type: 'strong', children: [text(`${label}:`)]}, text(' '), ...children);

/** A link to an address that is no page; the framework would look for one. */
const shortLink = (address: string): MdxJsxTextElement => ({
  type: 'mdxJsxTextElement',
  name: 'a',
  attributes: [{type: 'mdxJsxAttribute', name: 'href', value: address}],
  children: code(address),
  // As if a page had written it: the link of the theme isn't put in its place.
  data: {_mdxExplicitJsx: true} as MdxJsxTextElement['data'],
});

/** A message with the tool that prints it, where that has it from, and its short link. */
function tellMessage(message: Message): Block[] {
  const tool = findTool(message.tool);
  const [, version = ''] = /@([\w./-]+):/.exec(message.source) ?? [];
  const parts = [
    [text(`Printed by ${tool.name}: `), link(sourceUrl(message.source), [text(`source at ${version}`)])],
    message.provoked === undefined ? [] : [link(exampleUrl + message.provoked, [text('as a test provokes it')])],
    [text('short link '), shortLink(`/e/${message.slug}`)],
  ];
  return [fence('text', message.text), paragraph(...join(parts, ' · '))];
}

const tellFix = ({words: told, code: change}: Fix): Block[] => [
  labelled('Fix', words(told)),
  fence(change.language, change.text),
];

const isFor = (message: Message, languages: readonly SdkId[]): boolean => {
  const own: readonly SdkId[] = findTool(message.tool).sdks;
  return own.length === 0 || own.some((id) => languages.includes(id));
};

/** Messages and fixes as tabs, a panel for each fix; languages without one of their own share the general fix. */
function tellByLanguage({messages, fixes}: Problem): Block[] {
  const own = new Set(fixes.flatMap((fix) => fix.sdks ?? []));
  const rest = sdks.map(({id}) => id).filter((id) => !own.has(id));
  const panels = fixes.map((fix) => {
    const languages = fix.sdks ?? rest;
    const fitting = messages.filter((message) => isFor(message, languages));
    return {languages, children: [...fitting.flatMap(tellMessage), ...tellFix(fix)]};
  });
  const lacking = fixes.every(({sdks: languages}) => languages !== undefined) && rest.length > 0;
  const none = paragraph(text('No message of this kind is known from the library of this language.'));
  return [
    {
      type: 'mdxJsxFlowElement',
      name: 'SdkTabs',
      attributes: [],
      children: [...panels, ...(lacking ? [{languages: rest, children: [none]}] : [])]
        .filter(({languages}) => languages.length > 0)
        .map(({languages, children}) => ({
          ...panel('Sdk', languages.join(' '), fence('text', '')),
          children: children,
        })),
    },
  ];
}

function tellProblem(problem: Problem): RootContent[] {
  const {id, title, messages, cause, fixes, verify, more = []} = problem;
  const single = fixes.length === 1 && fixes[0].sdks === undefined;
  return [
    heading(2, words(title), id),
    ...(single ? messages.flatMap(tellMessage) : []),
    labelled('Cause', words(cause)),
    ...(single ? tellFix(fixes[0]) : tellByLanguage(problem)),
    labelled('Verify', words(verify.words)),
    ...(verify.command === undefined ? [] : [fence('bash', verify.command)]),
    ...(more.length === 0
      ? []
      : [
          labelled(
            'More',
            join(
              more.map(({page, title: label}) => [link(page, [text(label)])]),
              ', ',
            ),
          ),
        ]),
  ] as RootContent[];
}

const count = (amount: number, thing: string): string => `${amount} ${thing}${amount === 1 ? '' : 's'}`;

function listFamily({id, title, problems}: Family): RootContent[] {
  const address = `/help/errors/${id}`;
  const messages = problems.flatMap((problem) => problem.messages);
  const list: List = {
    type: 'list',
    ordered: false,
    spread: false,
    children: problems.map((problem) => ({
      type: 'listItem',
      spread: false,
      children: [paragraph(link(`${address}#${problem.id}`, words(problem.title)))],
    })),
  };
  const told: Heading = heading(2, [text(title)], id);
  return [
    told,
    paragraph(
      link(address, [text(title)]),
      text(` explains ${count(messages.length, 'message')} of ${count(problems.length, 'problem')}:`),
    ),
    list,
  ];
}

/**
 * Puts the error index into a page, from `src/data/errors`: with `of` the problems of a family, each with its messages,
 * cause, fix and check; without it a list of all that leads to them.
 *
 *     <ErrorList of="verification" />
 */
export default replaceElement({
  name,
  attributes: ['of="…"'],
  build: (attributes) => {
    const of = attributes.get('of');
    return typeof of === 'string' ? findFamily(of).problems.flatMap(tellProblem) : families.flatMap(listFamily);
  },
});
