import type {Code, List, PhrasingContent, RootContent} from 'mdast';
import type {MdxJsxFlowElement, MdxJsxTextElement} from 'mdast-util-mdx-jsx';

import {sourceOf} from '../../content/collection';
import type {Blocks, Family, Fix, Message, Note, Problem} from '../../content/errors';
import {findTool} from '../../data/errors/tools';
import {sdks, type SdkId} from '../../data/sdks';
import {sourceUrl} from '../../data/support/sources';
import {parseInlineMarkdown} from '../../shared/inline-markdown';
import {errorIndexTexts as texts} from '../../texts/error-index';
import {code, editLink, heading, join, link, paragraph, text} from '../remark-element/markdown';
import {panel} from '../remark-include-sample/elements';
import {listChanges} from '../remark-version-changes/render';

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

/** Length of the short form of a message: two lines on a phone. */
const shortLength = 90;

/** A message in one line, cut between words. */
function shorten(message: string): string {
  const line = message.replaceAll(/\s+/g, ' ').trim();
  return line.length > shortLength ? `${line.slice(0, shortLength).replace(/\s\S*$/, '')} …` : line;
}

/** The line by which readers recognise what they saw; none where the heading has the whole message. */
const renderShort = (label: string, message: Message | undefined, title: string): RootContent[] =>
  message === undefined || title.includes(message.text.trim())
    ? []
    : labelled(label, [paragraph(...code(shorten(message.text)))]);

/** All messages of an entry, folded: browsers open the section to show text that the reader searches for. */
function renderMessages(messages: readonly Message[]): MdxJsxFlowElement {
  const summary: MdxJsxTextElement = {
    type: 'mdxJsxTextElement',
    name: 'summary',
    attributes: [],
    children: [text(texts.allMessages(messages.length))],
  };
  const content: RootContent[] = [summary, ...messages.flatMap(renderMessage)];
  return {
    type: 'mdxJsxFlowElement',
    name: 'details',
    attributes: [],
    children: content as MdxJsxFlowElement['children'],
  };
}

const isCause = ({label}: Note): boolean => label === 'Other causes';
const isAboutVersions = ({label}: Note): boolean => label === texts.versions;
const renderNote = ({label, content}: Note): RootContent[] => labelled(label, content);
const renderFix = ({content}: Fix): RootContent[] => labelled(texts.fix, content);

/** What a library prints for one of its languages, if the entry begins with a message of another library. */
function ownMessage([first, ...others]: readonly Message[], languages: readonly SdkId[]): Message | undefined {
  const isOwn = (message: Message): boolean => findTool(message.tool).sdks.some((id) => languages.includes(id));
  return first === undefined || isOwn(first) ? undefined : others.find(isOwn);
}

/** Tabs with the fixes, a panel per fix; languages without a specific fix share the general one. */
function renderByLanguage({title, messages, fixes}: Problem): RootContent {
  const own = new Set(fixes.flatMap((fix) => fix.sdks ?? []));
  const others = sdks.map(({id}) => id).filter((id) => !own.has(id));
  const panels = fixes.map((fix) => {
    const message = fix.sdks && ownMessage(messages, fix.sdks);
    const printed = message ? renderShort(texts.printedHere(findTool(message.tool).name), message, title) : [];
    return {languages: fix.sdks ?? others, children: [...printed, ...renderFix(fix)]};
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

/** What an entry says of versions, followed by the changes that concern it. */
function renderVersions({notes, versions}: Problem): RootContent[] {
  const said = notes.filter(isAboutVersions).flatMap(renderNote);
  const changes = versions.length === 0 ? [] : [listChanges(versions)];
  return said.length === 0 && changes.length > 0 ? labelled(texts.versions, changes) : [...said, ...changes];
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
    ...renderShort(texts.message, messages[0], title),
    ...labelled(texts.meaning, cause),
    ...(general ? renderFix(general) : [renderByLanguage(problem)]),
    ...notes.filter(isCause).flatMap(renderNote),
    ...labelled(texts.check, check),
    ...notes.filter((note) => !isCause(note) && !isAboutVersions(note)).flatMap(renderNote),
    ...renderVersions(problem),
    ...(more.length === 0 ? [] : labelled(texts.more, [paragraph(...pages)])),
    renderMessages(messages),
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
