import type {Code, List, PhrasingContent, RootContent} from 'mdast';
import type {MdxJsxTextElement} from 'mdast-util-mdx-jsx';

import {sourceOf} from '../../content/collection';
import type {Blocks, Family, Fix, Message, Problem} from '../../content/errors';
import {findTool} from '../../data/errors/tools';
import {sdks, type SdkId} from '../../data/sdks';
import {sourceUrl} from '../../data/support/sources';
import {parseInlineMarkdown} from '../../shared/inline-markdown';
import {errorIndexTexts as texts} from '../../texts/error-index';
import {code, editLink, heading, join, link, paragraph, text} from '../remark-element/markdown';
import {panel} from '../remark-include-sample/elements';

const exampleUrl = 'https://github.com/pact-foundation/docs.pact.io/blob/master/';

const fence = (lang: string, value: string): Code => ({type: 'code', lang, value});

/** Prefixes the first paragraph with a label, or adds the label as a paragraph if the section starts with another node. */
function labelled(label: string, content: Blocks): RootContent[] {
  // Later plugins change nodes, so clone those of the collection.
  const [first, ...rest] = structuredClone(content) as RootContent[];
  const strong: PhrasingContent = {type: 'strong', children: [text(`${label}:`)]};
  return first?.type === 'paragraph'
    ? [paragraph(strong, text(' '), ...first.children), ...rest]
    : [paragraph(strong), ...(first ? [first] : []), ...rest];
}

/** A link to a redirect. As a Markdown link it would be a broken one, since there is no page. */
const shortLink = (address: string): MdxJsxTextElement => ({
  type: 'mdxJsxTextElement',
  name: 'a',
  attributes: [{type: 'mdxJsxAttribute', name: 'href', value: address}],
  children: code(address),
  // Marks the element as explicit JSX, which MDX doesn't replace with the theme's link component.
  data: {_mdxExplicitJsx: true} as MdxJsxTextElement['data'],
});

/** A message with the tool that prints it, its source and its short link. */
function renderMessage(message: Message): RootContent[] {
  const [, version = ''] = /@([\w./-]+):/.exec(message.source) ?? [];
  const parts = [
    [
      text(texts.printedBy(findTool(message.tool).name)),
      link(sourceUrl(message.source), [text(texts.source(version))]),
    ],
    message.provoked === undefined ? [] : [link(exampleUrl + message.provoked, [text(texts.provoked)])],
    [text(texts.shortLink), shortLink(`/e/${message.slug}`)],
  ];
  return [fence('text', message.text), paragraph(...join(parts, ' · '))];
}

const renderFix = ({content}: Fix): RootContent[] => labelled(texts.fix, content);

const isFor = (message: Message, languages: readonly SdkId[]): boolean => {
  const own: readonly SdkId[] = findTool(message.tool).sdks;
  return own.length === 0 || own.some((id) => languages.includes(id));
};

/** Tabs with the messages and fixes, a panel per fix; languages without a specific fix share the general one. */
function renderByLanguage({messages, fixes}: Problem): RootContent {
  const own = new Set(fixes.flatMap((fix) => fix.sdks ?? []));
  const others = sdks.map(({id}) => id).filter((id) => !own.has(id));
  const panels = fixes.map((fix) => {
    const languages = fix.sdks ?? others;
    const matching = messages.filter((message) => isFor(message, languages));
    return {languages, children: [...matching.flatMap(renderMessage), ...renderFix(fix)]};
  });
  const hasGeneralFix = fixes.some((fix) => fix.sdks === undefined);
  const fallback = hasGeneralFix ? [] : [{languages: others, children: [paragraph(text(texts.noMessage))]}];
  return {
    type: 'mdxJsxFlowElement',
    name: 'SdkTabs',
    attributes: [],
    children: [...panels, ...fallback]
      .filter(({languages}) => languages.length > 0)
      .map(({languages, children}) => ({
        ...panel('Sdk', languages.join(' '), fence('text', '')),
        children: children as ReturnType<typeof panel>['children'],
      })),
  };
}

/** An entry of the error index, as a section of the page of its family. */
export function renderProblem(problem: Problem): RootContent[] {
  const {id, title, messages, cause, fixes, check, notes, more} = problem;
  const [general] = fixes.length === 1 ? fixes.filter((fix) => fix.sdks === undefined) : [];
  const pages = join(
    more.map(({page, title: label}) => [link(page, [text(label)])]),
    ', ',
  );
  return [
    heading(2, parseInlineMarkdown(title), id),
    ...(general ? messages.flatMap(renderMessage) : []),
    ...labelled(texts.cause, cause),
    ...(general ? renderFix(general) : [renderByLanguage(problem)]),
    ...labelled(texts.check, check),
    ...notes.flatMap(({label, content}) => labelled(label, content)),
    ...(more.length === 0 ? [] : labelled(texts.more, [paragraph(...pages)])),
    editLink(sourceOf(problem), 'error'),
  ];
}

const count = (amount: number, thing: string): string => `${amount} ${thing}${amount === 1 ? '' : 's'}`;

/** A list of links to the entries of a family. */
export function listFamily({id, title, problems}: Family): RootContent[] {
  const address = `/help/errors/${id}`;
  const messages = problems.flatMap((problem) => problem.messages);
  const list: List = {
    type: 'list',
    ordered: false,
    spread: false,
    children: problems.map((problem) => ({
      type: 'listItem',
      spread: false,
      children: [paragraph(link(`${address}#${problem.id}`, parseInlineMarkdown(problem.title)))],
    })),
  };
  return [
    heading(2, [text(title)], id),
    paragraph(
      link(address, [text(title)]),
      text(texts.explains(count(messages.length, 'message'), count(problems.length, 'problem'))),
    ),
    list,
  ];
}
